import type { Language } from '@basera/platform/contract/languages'
import { saySentence } from '@basera/platform/server/languages'
import { figureTableSentences as english } from '@basera/rooms/contract'
import { indianDay } from '../indian-day.ts'
import { type FiguredRoom, type FigureNeeds, readFigures } from './show-figures.ts'

/** Spreadsheets run a cell that begins so as a formula. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/u

/** A cell that stands as text whatever it holds (rooms.figure-table). */
function cellOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value ?? '') ? `'${value}` : (value ?? '')
  return `"${text.replaceAll('"', '""').replaceAll(/[\r\n]+/g, ' ')}"`
}

const lineOf = ({ row, figures }: FiguredRoom, hours: number | null, say: (english: string) => string) => [
  row.title,
  row.address,
  say(english.status[row.status]),
  row.rent,
  indianDay(row.created_at),
  indianDay(row.confirmed_at),
  row.all_views,
  figures.views,
  figures.contacts,
  figures.visits,
  figures.hearts ?? say(english.fewHearts),
  hours,
  figures.search?.place ?? null,
  figures.search && (figures.search.position ?? say(english.farBack)),
]

/** All of `userId`'s rooms as CSV that spreadsheets open, with rents in whole rupees (rooms.figure-table). */
export async function writeTable(needs: FigureNeeds, userId: string, language: Language): Promise<string> {
  const rooms = await readFigures(needs, userId, null)
  const hours = await needs.answerHours(userId)
  const say = (sentence: string) => saySentence(sentence, language)
  const lines = [english.columns.map(say), ...rooms.map((room) => lineOf(room, hours, say))]
  return `\uFEFF${lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('')}`
}
