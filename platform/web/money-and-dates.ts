import { lazily } from '../contract/lazily.ts'
import { months } from '../design/date/months.ts'

const rupeeFormat = lazily(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }))

/** 125000 as `₹1,25,000` (shell.rupee-format). */
export const rupees = (sum: number): string => `₹${rupeeFormat().format(sum)}`

const indianDay = lazily(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Kolkata',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

const partsOf = (day: string): [string, string, number] => {
  const [year = '', month = '1', date = '1'] = day.split('-')
  return [year, months[Number(month) - 1] ?? '', Number(date)]
}

/** Today in India, `YYYY-MM-DD` (shell.india-days). */
export const todayInIndia = (now: Date = new Date()): string => indianDay().format(now)

/** The day in India of an ISO 8601 time, `YYYY-MM-DD`. */
export const dayInIndia = (time: string): string => indianDay().format(new Date(time))

/** `2026-07-01` as `1 Jul 2026`. */
export function longDate(day: string): string {
  const [year, month, date] = partsOf(day)
  return `${date} ${month} ${year}`
}

/** `2026-07-01` as `1 Jul`. */
export function shortDate(day: string): string {
  const [, month, date] = partsOf(day)
  return `${date} ${month}`
}
