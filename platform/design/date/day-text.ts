import { months } from './months.ts'

const english = 'January February March April May June July August September October November December'.split(
  ' ',
)
const shortEnglish = english.map((name) => name.slice(0, 3))

const inFull = (month: number) => english[shortEnglish.indexOf(months[month] ?? '')] ?? months[month]

/** `2026-12-01` as `1 December 2026`; other texts as they are. */
export function dayText(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  return year ? `${Number(date)} ${inFull(Number(month) - 1)} ${year}` : day
}

/** `YYYY-MM-DD`, or null where the calendar has no such day. */
function dayOf(year: number, month: number, date: number): string | null {
  const day = new Date(Date.UTC(year, month - 1, date))
  const isReal = day.getUTCMonth() === month - 1 && day.getUTCDate() === date
  return isReal && year >= 1000 && year <= 9999 ? day.toISOString().slice(0, 10) : null
}

const fullYear = (year: string) => Number(year.length === 2 ? `20${year}` : year)

const monthsOf = (names: readonly string[], word: string) =>
  names.findIndex((month) => word.toLowerCase().startsWith(month.toLowerCase())) + 1

/** The month a word begins with ("dec", "Sept", "December", "दिसंबर"): 1 to 12, or 0. */
const monthOfWord = (word: string) => monthsOf(months, word) || monthsOf(shortEnglish, word)

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const year = /(?:[\s,./-]+(\d{4}|\d{2}))?/.source
const numbers = new RegExp(`^(\\d{1,2})[\\s./-]+(\\d{1,2})${year}$`)
const dayFirst = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[\\s,./-]*([\\p{L}\\p{M}]{2,12})\\.?${year}$`, 'iu')
const monthFirst = new RegExp(`^([\\p{L}\\p{M}]{2,12})\\.?[\\s./-]*(\\d{1,2})(?:st|nd|rd|th)?${year}$`, 'iu')

interface Parts {
  readonly date: number
  readonly month: number
  readonly year: string | undefined
}

function partsOf(text: string): Parts | null {
  const iso = isoDay.exec(text)
  if (iso) return { date: Number(iso[3]), month: Number(iso[2]), year: iso[1] }
  const number = numbers.exec(text)
  if (number) return { date: Number(number[1]), month: Number(number[2]), year: number[3] }
  const first = dayFirst.exec(text)
  if (first) return { date: Number(first[1]), month: monthOfWord(first[2] ?? ''), year: first[3] }
  const second = monthFirst.exec(text)
  if (second) return { date: Number(second[2]), month: monthOfWord(second[1] ?? ''), year: second[3] }
  return null
}

/**
 * The day in a typed text, as `YYYY-MM-DD`: `1/12/2026`, `1.12.26`, `1 Dec`, `December 1, 2026`, `2026-12-01`. Numbers
 * are read day first. Without a year the next such day from `today` on is meant. Null when it is no day.
 */
export function readDay(text: string, today: string): string | null {
  const parts = partsOf(text.trim())
  if (!parts || parts.month === 0) return null
  const { date, month } = parts
  if (parts.year) return dayOf(fullYear(parts.year), month, date)
  const thisYear = Number(today.slice(0, 4))
  // 29 February may be years away.
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = dayOf(thisYear + ahead, month, date)
    if (day && day >= today) return day
  }
  return null
}
