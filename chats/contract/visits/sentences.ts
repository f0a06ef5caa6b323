const formatIn = (locale: string, month: 'short' | 'long') =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Kolkata',
    weekday: 'short',
    day: 'numeric',
    month,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

const english = formatIn('en-GB', 'short')
/** Short months of Indian languages end in signs that few people read. */
const others = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string): Intl.DateTimeFormat {
  if (locale.startsWith('en')) return english
  const format = others.get(locale) ?? formatIn(locale, 'long')
  others.set(locale, format)
  return format
}

export interface VisitDate {
  readonly weekday: string
  readonly day: string
  readonly month: string
  /** HH:mm. */
  readonly time: string
}

/** The parts of a moment as they are said in India, in the language of `locale`. */
export function visitDate(moment: string | Date, locale = 'en-IN'): VisitDate {
  const format = formatOf(locale)
  const parts = Object.fromEntries(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  )
  const { weekday = '', day = '', month = '', hour, minute } = parts
  return { weekday, day, month: format === english ? month.slice(0, 3) : month, time: `${hour}:${minute}` }
}

/** 'Sat 13 Jun, 10:00'. */
export function visitTime(moment: string | Date, locale?: string): string {
  const { weekday, day, month, time } = visitDate(moment, locale)
  return `${weekday} ${day} ${month}, ${time}`
}

const list = (slots: readonly string[]) => slots.map((slot) => visitTime(slot)).join(' · ')

/** The messages that say what happened to a visit (chats.visit-messages). */
export const visitMessages = {
  offered: (slots: readonly string[]) => `Times for a visit: ${list(slots)}`,
  accepted: (at: string) => `The visit is on ${visitTime(at)}.`,
  moved: (from: string, slots: readonly string[]) =>
    `Can the visit on ${visitTime(from)} move? Other times: ${list(slots)}`,
  kept: (at: string) => `The visit stays on ${visitTime(at)}.`,
  cancelled: (at: string) => `The visit on ${visitTime(at)} is cancelled.`,
  withdrawn: () => 'The times for a visit are taken back.',
  address: 'The address for the visit was changed.',
} as const

export const visitSentences = {
  notFound: 'This visit was not found.',
  noRoom: 'A visit can be agreed in a chat about a room that is still listed.',
  alreadyOne: 'There is a visit in this chat already. Move or cancel it first.',
  changed: 'The visit was changed meanwhile. Look at it again.',
  over: 'The time of this visit is over.',
  notYours: 'Only the other person can accept these times.',
  notOffered: 'This time is not on offer any more.',
  nothingToKeep: 'There is no other time to decide about.',
  listerOnly: 'Only the lister can write the address.',
  notAccepted: 'This is possible once a time is agreed.',
  notYet: 'This is possible after the visit.',
  tooManyChanges: 'This visit was changed too often. Cancel it and begin again.',
  someone: 'A Basera member',
  linkEnded: 'This link has ended.',
  quarter: 'Must be on a quarter of an hour',
  future: 'Must be in the future',
  tooFar: 'Must be within 30 days',
  twice: 'Is given twice',
  sameTime: 'The visit is at this time already',
} as const
