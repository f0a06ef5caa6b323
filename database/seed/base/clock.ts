import { indiaAhead } from '@basera/platform/contract'

/** Time of the fill: all demo data is older, except days from which rooms are free. */
export interface Clock {
  /** ISO 8601 time so many milliseconds ago. */
  ago(milliseconds: number): string
  /** A day in India, so many days from today: `2026-07-01`. */
  day(fromToday: number): string
}

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

export function clockAt(now: Date): Clock {
  const start = now.getTime()
  return {
    ago: (milliseconds) => new Date(start - Math.round(milliseconds)).toISOString(),
    day: (fromToday) => new Date(start + indiaAhead + fromToday * day).toISOString().slice(0, 10),
  }
}
