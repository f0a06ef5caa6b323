import type { AlertFrequency } from '@basera/alerts/contract'
import { indiaAhead } from '@basera/platform/contract'

const hour = 3_600_000
const day = 24 * hour
const quietFrom = 22
const quietUntil = 8
const saturday = 6

/** The clock on a wall in India, read by the UTC methods. */
const inIndia = (now: Date) => new Date(now.getTime() + indiaAhead)

/** Whether nobody is told of anything at this hour (alerts.quiet-hours). */
export function isQuiet(now: Date): boolean {
  const hours = inIndia(now).getUTCHours()
  return hours >= quietFrom || hours < quietUntil
}

function nextAt(hours: number, now: Date): Date {
  const wall = inIndia(now).getTime()
  const today = Math.floor(wall / day) * day + hours * hour
  return new Date((today > wall ? today : today + day) - indiaAhead)
}

export const nextMorning = (now: Date): Date => nextAt(quietUntil, now)
export const nextNight = (now: Date): Date => nextAt(quietFrom, now)

function nextSaturday(now: Date): Date {
  const morning = nextMorning(now)
  const days = (saturday - inIndia(morning).getUTCDay() + 7) % 7
  return new Date(morning.getTime() + days * day)
}

/** When a match that is found now is sent (alerts.how-often). */
export function dueAt(frequency: AlertFrequency, now: Date): Date {
  if (frequency === 'weekly') return nextSaturday(now)
  return frequency === 'daily' || isQuiet(now) ? nextMorning(now) : now
}

export const indiaDay = (now: Date): string => inIndia(now).toISOString().slice(0, 10)
