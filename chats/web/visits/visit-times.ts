import {
  visitDate as dateOf,
  visitTime as timeOf,
  type Visit,
  visitDaysAhead,
  visitLasts,
} from '@basera/chats/contract'
import { indiaAhead } from '@basera/platform/contract'
import { locale, todayInIndia } from '@basera/platform/web'

const day = 86_400_000

export const visitDate = (moment: string) => dateOf(moment, locale)
export const visitTime = (moment: string): string => timeOf(moment, locale)

export interface Choice {
  readonly value: string
  readonly label: string
}

/** Days on which a visit can be, from today in India; tomorrow once today's times are past. */
export function visitDays(now = new Date()): Choice[] {
  const days = Array.from({ length: visitDaysAhead }, (_, ahead) => {
    const value = todayInIndia(new Date(now.getTime() + ahead * day))
    const { weekday, day: number, month } = visitDate(`${value}T12:00:00+05:30`)
    return { value, label: `${weekday} ${number} ${month}` }
  })
  return days.filter(({ value }) => clockOn(value, now).length > 0)
}

const two = (n: number) => String(n).padStart(2, '0')

/** Quarter hours of a day, from seven in the morning to half past nine at night. */
const visitClock: readonly Choice[] = Array.from({ length: 59 }, (_, quarter) => {
  const minutes = 7 * 60 + quarter * 15
  const value = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return { value, label: value }
})

export const slotOf = (date: string, time: string): string =>
  new Date(`${date}T${time}:00+05:30`).toISOString()

/** The clock in India. */
const indiaClock = (moment: number) => new Date(moment + indiaAhead).toISOString()

/** Those of a day that are still to come; all without a day. */
export function clockOn(date: string, now = new Date()): readonly Choice[] {
  const minute = indiaClock(now.getTime()).slice(0, 16)
  return visitClock.filter(({ value }) => date === '' || `${date}T${value}` > minute)
}

const compact = (moment: number) => indiaClock(moment).slice(0, 19).replaceAll(/[-:]/g, '')

/** Opens an entry in Google Calendar, to be saved there. */
export function googleCalendarAddress(visit: Visit, summary: string, startsAt: string): string {
  const from = Date.parse(startsAt)
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${compact(from)}/${compact(from + visitLasts)}`,
    ctz: 'Asia/Kolkata',
    location: visit.visit_address ?? visit.area ?? '',
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
