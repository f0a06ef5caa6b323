import { fold, wordsOf } from './fold.ts'
import type { PlaceRow } from './place-table.ts'
import { editsAllowed, prefixEditDistance } from './spelling.ts'

/** Points added to a row's rank, which runs from 1 to 100. */
const points = {
  wholeName: 12,
  notAtStart: -10,
  wholeLastWord: 3,
  edit: -14,
  otherName: -4,
  inArea: -2,
  elsewhere: -16,
  contextAfterComma: 40,
  noContextAfterComma: -20,
  busStop: -40,
} as const

export interface Scored {
  readonly row: PlaceRow
  readonly score: number
}

export interface ScoreQuery {
  readonly words: readonly string[]
  readonly fuzzy: boolean
  /** Words after the first comma, which should name the area. */
  readonly areaWords: readonly string[]
}

interface Fit {
  /** Position of the word in the name, or -1. */
  readonly at: number
  readonly exact: boolean
  readonly edits: number
}

const noFit: Fit = { at: -1, exact: false, edits: 0 }

function fitOf(word: string, name: readonly string[], fuzzy: boolean): Fit {
  const exact = name.indexOf(word)
  if (exact !== -1) return { at: exact, exact: true, edits: 0 }
  const begun = name.findIndex((other) => other.startsWith(word))
  if (begun !== -1) return { at: begun, exact: false, edits: 0 }
  if (!fuzzy) return noFit
  const most = editsAllowed(word)
  let best = noFit
  for (const [at, other] of name.entries()) {
    const count = most > 0 && other[0] === word[0] ? prefixEditDistance(word, other, most) : most + 1
    if (count <= most && (best.at === -1 || count < best.edits)) best = { at, exact: false, edits: count }
  }
  return best
}

const begins = (word: string, names: readonly string[]) => names.some((name) => name.startsWith(word))

/** How well the words match one name. Words it lacks should name the area; words found nowhere cost most. */
function nameScore(name: readonly string[], area: readonly string[], { words, fuzzy }: ScoreQuery): number {
  const fits = words.map((word) => fitOf(word, name, fuzzy))
  const inName = fits.filter((fit) => fit.at !== -1)
  if (inName.length === 0) return Number.NEGATIVE_INFINITY
  const whole = new Set(inName.filter((fit) => fit.exact).map((fit) => fit.at)).size === name.length
  const rest = words.filter((_, index) => fits[index]?.at === -1)
  const edits = inName.reduce((sum, fit) => sum + fit.edits, 0)
  return (
    (whole ? points.wholeName : 0) +
    (inName.some((fit) => fit.at === 0) ? 0 : points.notAtStart) +
    (fits.at(-1)?.exact ? points.wholeLastWord : 0) +
    edits * points.edit +
    rest.reduce((sum, word) => sum + (begins(word, area) ? points.inArea : points.elsewhere), 0)
  )
}

function* namesOf(row: PlaceRow): Generator<{ words: readonly string[]; penalty: number }> {
  for (const [position, name] of [row.name, ...row.otherNames].entries()) {
    const words = wordsOf(name)
    const penalty = position === 0 ? 0 : points.otherName
    yield { words, penalty }
    if (words.length > 1) yield { words: [words.join('')], penalty }
  }
}

function areaScore(words: readonly string[], area: readonly string[]): number {
  if (words.length === 0) return 0
  const named = words.every((word) => begins(word, area))
  return named ? points.contextAfterComma : points.noContextAfterComma
}

/** A row's score for a query: its rank plus how well the words match its best name and its area. */
export function scoreRow(row: PlaceRow, area: readonly string[], query: ScoreQuery): Scored {
  let best = Number.NEGATIVE_INFINITY
  for (const { words, penalty } of namesOf(row))
    best = Math.max(best, nameScore(words, area, query) + penalty)
  const stop = row.kind === 'busstop' ? points.busStop : 0
  return { row, score: row.rank + best + stop + areaScore(query.areaWords, area) }
}

/** Best first; equal scores by the shorter name, then by id, so that the order is stable. */
export const byScore = (a: Scored, b: Scored): number =>
  b.score - a.score || a.row.name.length - b.row.name.length || (a.row.id < b.row.id ? -1 : 1)

/** Equal for rows that look the same in a list. */
export const displayKey = (row: PlaceRow): string =>
  `${row.kind}|${fold(row.name)}|${row.city || row.district}|${row.state}`
