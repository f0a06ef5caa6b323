import { statement } from '@basera/platform/server/database'
import { containsPattern } from '@basera/platform/server/search'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Criteria } from './criteria.ts'
import { hasKey } from './filter-keys.queries.ts'
import { points } from './score.queries.ts'
import type { Words } from './words.ts'

type Condition = RawBuilder<unknown>

export const every = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql`${sql.join(conditions, sql` AND `)}` : sql`true`

export const lowerPattern = (text: string) => sql`lower(${containsPattern(text)}::text)`

const marks = sql`roommate_part_marks(l.name, l.organization, l.location, l.tags, l.bio)`

/** Parts that have marks: every two adjacent characters, or the only one. */
function partsOf(text: string): RawBuilder<unknown>[] {
  const pairs = Math.max(1, [...text].length - 1)
  return Array.from(
    { length: pairs },
    (_, index) => sql`substr(lower(${text}::text), ${index + 1}::integer, 2)`,
  )
}

/** Letters and digits; beyond ASCII it depends on the database. */
export const hasTrigram = (text: string) => /[a-z0-9]{3}/i.test(text)

export const table = sql`listed_roommates`

/** Never mix marks and trigrams in one condition list: the recheck of trigrams would compute marks. */
export const indexed = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  sql`(SELECT * FROM listed_roommates l WHERE ${every(conditions)} OFFSET 0)`

/** Every part of the words exceeds so many levels. */
const exceed = (words: readonly string[], levels: number): Condition[] =>
  words.flatMap(partsOf).map((part) => sql`${marks} && roommate_marks_above(${sql.lit(levels)}, ${part})`)

export const hasMark = (word: string): Condition => every(exceed([word], 0))

/** By trigrams, which short texts lack, or by marks, which find some rows too many. */
const texts = ({ organization, location }: Criteria) =>
  [
    { column: sql`l.organization`, letter: 'o', text: organization },
    { column: sql`l.location`, letter: 'l', text: location },
  ].flatMap(({ text, ...field }) => (text === null ? [] : [{ ...field, text }]))

const byTrigrams = (criteria: Criteria): Condition[] =>
  texts(criteria)
    .filter(({ text }) => hasTrigram(text))
    .map(({ column, text }) => sql`${column} LIKE ${lowerPattern(text)}`)

const byMarks = (criteria: Criteria): Condition[] =>
  texts(criteria).map(
    ({ letter, text }) =>
      sql`${marks} @> ARRAY[${sql.join(partsOf(text).map((part) => sql`${`${letter}:`}::text || ${part}`))}]`,
  )

export const hasShortFilter = (criteria: Criteria) => texts(criteria).some(({ text }) => !hasTrigram(text))

export function filteredRows(criteria: Criteria, keys: readonly Condition[]): RawBuilder<unknown> {
  const conditions = [...keys, ...(hasShortFilter(criteria) ? byMarks(criteria) : byTrigrams(criteria))]
  return conditions.length > 0 ? indexed(conditions) : table
}

const tagsWith = ({ words }: Words) =>
  sql`SELECT tag FROM roommate_tags WHERE ${every(
    words.map((word) => sql`strpos(tag, lower(${word}::text)) > 0`),
  )}`

const tags = statement(
  {
    row: z.object({ tag: z.string() }),
    samples: [[{ words: ['quiet', 'clean'], phrase: 'quiet clean' }, 4]],
  },
  (words: Words, most: number) => sql`${tagsWith(words)} LIMIT ${most}`,
)

export const findTagsWith = tags.all

const inOneTag = (text: Words) =>
  hasKey(sql`ARRAY(SELECT 't' || found.tag FROM (${tagsWith(text)}) AS found)`)

const inTwoOf = (some: readonly string[]) =>
  some.flatMap((one, index) =>
    some.slice(index + 1).map((other) => sql`l.keys @> ${[`t${one}`, `t${other}`]}::text[]`),
  )

/** Rows of any of some fields, each once. Trigrams are rechecked, so no marks here. */
function rowsOfFields(criteria: Criteria, fields: readonly Condition[], keys: readonly Condition[]) {
  const filters = [...byTrigrams(criteria), ...keys]
  const branches = fields.map((field, index) => {
    const before = fields.slice(0, index).map((other) => sql`NOT (${other})`)
    return sql`SELECT * FROM ${indexed([field, ...filters])} AS l WHERE ${every(before)}`
  })
  return sql`(${sql.join(branches, sql` UNION ALL `)})`
}

const has = (column: RawBuilder<unknown>, words: readonly string[]): Condition =>
  every(words.map((word) => sql`${column} LIKE ${lowerPattern(word)}`))

/** Bios first, as a count may stop there. Several words must be in one field, so each is searched alone. */
export function textRows(criteria: Criteria, text: Words, keys: readonly Condition[]): RawBuilder<unknown> {
  const long = text.words.filter(hasTrigram)
  if (long.length === 0) return indexed([...text.words.map(hasMark), ...byMarks(criteria), ...keys])
  const bio = has(sql`l.bio`, long)
  const fields = text.words.length === 1 ? [has(sql`l.brief`, long)] : [inOneTag(text), ...lines(long)]
  return rowsOfFields(criteria, [bio, ...fields], keys)
}

const lines = (words: readonly string[]) =>
  [sql`l.name`, sql`l.organization`, sql`l.location`].map((column) => has(column, words))

/** Levels of the SQL function `roommate_part_marks`: a mark says how many of them the points exceed. */
const levels = [15, 50, 65, 80, 100, 150, 200, 230, 255, 270, 285, 300, 315, 330, 345, 360, 390, 420]

/** For one point less, marks find much more. */
export const isLevel = (score: number): boolean => levels.includes(score)

/** With more tags that contain the words, marks are used instead of fields. */
export const fewTags = 3

/** From here on marks are about as rare as the text. */
const marksFrom = 100

/**
 * Whether fields find what exceeds `score`: more than one tag means a better field or two tags; more than a bio means a
 * name, an organization, a bio with something else, or two tags.
 */
export const isFoundByFields = (score: number, { words }: Words): boolean =>
  score < 2 * points.tag || (words.length > 1 && score >= points.bio && score < marksFrom)

/** Searches the fields themselves: marks of a word's parts are in many other texts. */
export function rowsAboveByFields(
  criteria: Criteria,
  { words }: Words,
  { score, tags: found }: { readonly score: number; readonly tags: readonly string[] },
  keys: readonly Condition[],
): RawBuilder<unknown> {
  const long = words.filter(hasTrigram)
  const [name, organization, location] = lines(long) as [Condition, Condition, Condition]
  const bio = has(sql`l.bio`, long)
  const oneTag = hasKey(sql`${found.map((tag) => `t${tag}`)}::text[]`)
  const fields =
    score < points.bio
      ? [bio, name, organization, location]
      : [name, organization, every([bio, location]), ...(found.length > 0 ? [every([bio, oneTag])] : [])]
  return rowsOfFields(criteria, [...fields, ...inTwoOf(found)], keys)
}

export function rowsAbove(
  criteria: Criteria,
  { words }: Words,
  score: number,
  keys: readonly Condition[],
): RawBuilder<unknown> {
  const exceeded = levels.filter((level) => level <= score).length
  return exceeded === 0 ? table : indexed([...exceed(words, exceeded), ...byMarks(criteria), ...keys])
}
