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

/** A LIKE pattern for "contains" in lower case. */
export const lowerPattern = (text: string) => sql`lower(${containsPattern(text)}::text)`

const marks = sql`roommate_marks(l.name, l.organization, l.location, l.tags, l.bio)`

/** The parts of a text that have marks, as SQL: every two adjacent characters, or its only one. */
function partsOf(text: string): RawBuilder<unknown>[] {
  const pairs = Math.max(1, [...text].length - 1)
  return Array.from(
    { length: pairs },
    (_, index) => sql`substr(lower(${text}::text), ${index + 1}::integer, 2)`,
  )
}

/** Trigrams are made of letters and digits; which of those beyond ASCII count depends on the database. */
export const hasTrigram = (text: string) => /[a-z0-9]{3}/i.test(text)

export const table = sql`listed_roommates`

/**
 * The rows `l` that the index `listed_roommates_search_idx` finds, without further conditions. Marks and trigrams are never
 * in one condition list: rows that trigrams find are rechecked, and that would compute their marks.
 */
export const indexed = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  sql`(SELECT * FROM listed_roommates l WHERE ${every(conditions)} OFFSET 0)`

/** Every part of a word has some mark. */
export const hasMark = (word: string): Condition =>
  every(partsOf(word).map((part) => sql`${marks} && ARRAY['0:' || ${part}, '15:' || ${part}]`))

const hasMarks = (wanted: readonly RawBuilder<unknown>[]) => sql`${marks} @> ARRAY[${sql.join(wanted)}]`

/** Filters on texts: by trigrams, which short texts do not have, or by marks, which find some rows too many. */
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
  texts(criteria).map(({ letter, text }) =>
    hasMarks(partsOf(text).map((part) => sql`${`${letter}:`}::text || ${part}`)),
  )

export const hasShortFilter = (criteria: Criteria) => texts(criteria).some(({ text }) => !hasTrigram(text))

/** Rows that pass the filters, and some others. */
export function filteredRows(criteria: Criteria, keys: readonly Condition[]): RawBuilder<unknown> {
  const conditions = [...keys, ...(hasShortFilter(criteria) ? byMarks(criteria) : byTrigrams(criteria))]
  return conditions.length > 0 ? indexed(conditions) : table
}

/** The tags that contain all the words, out of all there are. */
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

/** Up to `most` tags that contain all the words. */
export const findTagsWith = tags.all

const inOneTag = (text: Words) =>
  hasKey(sql`ARRAY(SELECT 't' || found.tag FROM (${tagsWith(text)}) AS found)`)

/** Rows that have two of some tags: a condition for each pair. */
const inTwoOf = (some: readonly string[]) =>
  some.flatMap((one, index) =>
    some.slice(index + 1).map((other) => sql`l.keys @> ${[`t${one}`, `t${other}`]}::text[]`),
  )

/** Rows of any of some fields that pass the filters, each once. Trigrams are rechecked, so no marks here. */
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

/**
 * Rows with any score that pass the filters, and some others: found by trigrams of long words, else by marks of all parts.
 * Bios come first: a count may then stop there. Several words must be in one field, so each field is searched alone.
 */
export function textRows(criteria: Criteria, text: Words, keys: readonly Condition[]): RawBuilder<unknown> {
  const long = text.words.filter(hasTrigram)
  if (long.length === 0) return indexed([...text.words.map(hasMark), ...byMarks(criteria), ...keys])
  const bio = has(sql`l.bio`, long)
  const fields = text.words.length === 1 ? [has(sql`l.brief`, long)] : [inOneTag(text), ...lines(long)]
  return rowsOfFields(criteria, [bio, ...fields], keys)
}

const lines = (words: readonly string[]) =>
  [sql`l.name`, sql`l.organization`, sql`l.location`].map((column) => has(column, words))

/** The levels of the SQL function `roommate_marks`: a mark says that a row's points exceed its level. */
const levels = [15, 50, 65, 80, 100, 150, 200, 230, 255, 270, 285, 300, 315, 330, 345, 360, 390, 420]

/** Marks find exactly what exceeds this score; those of one point less find much more. */
export const isLevel = (score: number): boolean => levels.includes(score)

/** With more tags than this that contain the words, marks are used instead of fields. */
export const fewTags = 3

/** From this score on, marks are about as rare as the text itself. */
const marksFrom = 100

/**
 * Whether fields find what has more points than `score` where few tags contain the words: more than one tag means a better
 * field or two tags; more than a bio means a name, an organization, a bio with something else, or two tags, which are rare
 * where each must contain several words.
 */
export const isFoundByFields = (score: number, { words }: Words): boolean =>
  score < 2 * points.tag || (words.length > 1 && score >= points.bio && score < marksFrom)

/**
 * Rows with more points than a `score` that {@link isFoundByFields}, that pass the filters, and some others. Marks of parts
 * of a word are in many other texts: searching the fields for the text itself is quicker.
 */
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

/** Rows with more points than `score` that pass the filters, and some others. */
export function rowsAbove(
  criteria: Criteria,
  { words }: Words,
  score: number,
  keys: readonly Condition[],
): RawBuilder<unknown> {
  const level = levels.findLast((one) => one <= score)
  if (level === undefined) return table
  const wanted = words.flatMap(partsOf).map((part) => sql`${`${level}:`}::text || ${part}`)
  return indexed([hasMarks(wanted), ...byMarks(criteria), ...keys])
}
