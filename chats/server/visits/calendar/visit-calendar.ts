import { visitLasts } from '@basera/chats/contract'
import { indiaAhead } from '@basera/platform/contract'
import type { Language } from '@basera/platform/contract/languages'
import { translations } from '@basera/platform/server/languages'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { VisitRow } from '../visits.queries.ts'
import type en from './locales/en.json'

const zone = 'Asia/Kolkata'

/** India has one offset all year. */
const timezone = [
  ...['BEGIN:VTIMEZONE', `TZID:${zone}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530', 'TZNAME:IST', 'END:STANDARD', 'END:VTIMEZONE'],
].join('\r\n')

/** The clock in India as the library takes it: it prints the hours of a text without an offset as they are. */
const indiaClock = (moment: Date): string =>
  new Date(moment.getTime() + indiaAhead).toISOString().slice(0, 19)

const calendarTexts = translations<typeof en>('chats/server/visits/calendar')

export interface CalendarVisit {
  readonly row: VisitRow
  readonly startsAt: Date
  /** Null for whoever may not know it. */
  readonly address: string | null
  readonly publicUrl: string
  /** Of the reader. */
  readonly language: Language
}

/** One event with a lasting id; each change has a higher number, a cancelled visit takes it back (chats.visit-calendar). */
export function visitCalendar({ row, startsAt, address, publicUrl, ...reader }: CalendarVisit): string {
  const { t, language } = calendarTexts(reader.language)
  const isCancelled = row.state === 'cancelled'
  const calendar = ical({
    prodId: { company: 'Basera', product: 'Visits', language: language.toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // Named, it would be taken for the zone of the stamp too, which is in UTC.
    timezone: { name: null, generator: () => timezone },
  })
  calendar.createEvent({
    id: `visit-${row.id}@${new URL(publicUrl).hostname}`,
    sequence: row.version,
    start: indiaClock(startsAt),
    end: indiaClock(new Date(startsAt.getTime() + visitLasts)),
    stamp: row.changed_at,
    timezone: zone,
    summary: t('summary', { room: row.room_title }),
    description: t('description'),
    url: `${publicUrl}/chats/${row.chat_id}`,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...((address ?? row.area) ? { location: address ?? row.area } : {}),
  })
  return calendar.toString()
}
