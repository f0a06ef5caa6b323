const parse = (day: string) => new Date(`${day}T00:00:00Z`)
const format = (date: Date) => date.toISOString().slice(0, 10)

/** A calendar day, `YYYY-MM-DD`, some days later or earlier. */
export function addDays(day: string, days: number): string {
  const date = parse(day)
  date.setUTCDate(date.getUTCDate() + days)
  return format(date)
}

/** The same day of another month, or that month's last. */
export function addMonths(day: string, count: number): string {
  const date = parse(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0)
  date.setUTCDate(Math.min(wanted, date.getUTCDate()))
  return format(date)
}

/** 0 for Monday to 6 for Sunday. */
const weekday = (day: string) => (parse(day).getUTCDay() + 6) % 7

/** The weeks of a day's month, Monday first; null outside the month. */
export function weeksOf(day: string): readonly (readonly (string | null)[])[] {
  const month = day.slice(0, 7)
  const first = addDays(`${month}-01`, -weekday(`${month}-01`))
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => {
      const one = addDays(first, week * 7 + index)
      return one.startsWith(month) ? one : null
    }),
  ).filter((week) => week.some((one) => one !== null))
}

const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

/** The day a key leads to from `day`; undefined for other keys. */
export const dayAfterKey = (day: string, key: string): string | undefined => moves[key]?.(day)

export interface DayLimits {
  /** `YYYY-MM-DD`; no limit on that side unless given. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** The nearest day that can be chosen. */
export function withinLimits(day: string, { min, max }: DayLimits): string {
  if (min && day < min) return min
  return max && day > max ? max : day
}
