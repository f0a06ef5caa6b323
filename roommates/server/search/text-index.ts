import { type RawBuilder, sql } from 'kysely'
import type { Criteria } from './criteria.ts'
import { hasKey } from './filter-keys.ts'
import { points } from './score.ts'
import type { Words } from './words.ts'

type Condition = RawBuilder<boolean>

export const every = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` AND `)}` : sql<boolean>`true`

/** A LIKE pattern for "contains", taking the text as it is. */
export const containing = (text: string) => sql`lower(${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`}::text)`

const marks = sql`roommate_marks(l.name, l.organization, l.location, l.tags, l.bio)`

/** The parts of a text that have marks, as SQL: every two neighbouring characters, or its only one. */
function partsOf(text: string): RawBuilder<string>[] {
  const pairs = Math.max(1, [...text].length - 1)
  return Array.from(
    { length: pairs },
    (_, index) => sql<string>`substr(lower(${text}::text), ${index + 1}::integer, 2)`,
  )
}

/** Trigrams are made of letters and digits; which of those beyond ASCII count depends on the database. */
export const hasTrigram = (text: string) => /[a-z0-9]{3}/i.test(text)

export const table = sql`listed_roommates`

/**
 * The rows `l` that the index on all that is searched finds, and nothing else is asked of it. Marks and trigrams are never
 * asked for in one: what trigrams find is checked again, and that would compute marks.
 */
export const indexed = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  sql`(SELECT * FROM listed_roommates l WHERE ${every(conditions)} OFFSET 0)`

/** Every part of a word has some mark. */
export const hasMark = (word: string): Condition =>
  every(partsOf(word).map((part) => sql<boolean>`${marks} && ARRAY['0:' || ${part}, '15:' || ${part}]`))

const hasMarks = (wanted: readonly RawBuilder<string>[]) =>
  sql<boolean>`${marks} @> ARRAY[${sql.join(wanted)}]`

/** Filters on texts: in trigrams, which say nothing of short ones, or in marks, which find some more. */
const texts = ({ organization, location }: Criteria) =>
  [
    { column: sql`l.organization`, letter: 'o', text: organization },
    { column: sql`l.location`, letter: 'l', text: location },
  ].flatMap(({ text, ...field }) => (text === null ? [] : [{ ...field, text }]))

const byTrigrams = (criteria: Criteria): Condition[] =>
  texts(criteria)
    .filter(({ text }) => hasTrigram(text))
    .map(({ column, text }) => sql<boolean>`${column} LIKE ${containing(text)}`)

const byMarks = (criteria: Criteria): Condition[] =>
  texts(criteria).map(({ letter, text }) =>
    hasMarks(partsOf(text).map((part) => sql<string>`${`${letter}:`}::text || ${part}`)),
  )

export const hasShortFilter = (criteria: Criteria) => texts(criteria).some(({ text }) => !hasTrigram(text))

/** Rows that pass the filters, and some more. */
export function filteredRows(criteria: Criteria, keys: readonly Condition[]): RawBuilder<unknown> {
  const conditions = [...keys, ...(hasShortFilter(criteria) ? byMarks(criteria) : byTrigrams(criteria))]
  return conditions.length > 0 ? indexed(conditions) : table
}

/** The tags that have all the words, out of all there are. */
export const tagsWith = ({ words }: Words) =>
  sql<{ tag: string }>`SELECT tag FROM roommate_tags WHERE ${every(
    words.map((word) => sql<boolean>`strpos(tag, lower(${word}::text)) > 0`),
  )}`

const inOneTag = (text: Words) =>
  hasKey(sql`ARRAY(SELECT 't' || found.tag FROM (${tagsWith(text)}) AS found)`)

/** Rows that have two of some tags, a condition for every two. */
const inTwoOf = (tags: readonly string[]) =>
  tags.flatMap((one, index) =>
    tags.slice(index + 1).map((other) => sql<boolean>`l.keys @> ${[`t${one}`, `t${other}`]}::text[]`),
  )

/** Rows of any of some fields that pass the filters, each once. What trigrams find is checked again: no marks here. */
function rowsOfFields(criteria: Criteria, fields: readonly Condition[], keys: readonly Condition[]) {
  const filters = [...byTrigrams(criteria), ...keys]
  const branches = fields.map((field, index) => {
    const before = fields.slice(0, index).map((other) => sql<boolean>`NOT (${other})`)
    return sql`SELECT * FROM ${indexed([field, ...filters])} AS l WHERE ${every(before)}`
  })
  return sql`(${sql.join(branches, sql` UNION ALL `)})`
}

const has = (column: RawBuilder<unknown>, words: readonly string[]): Condition =>
  every(words.map((word) => sql<boolean>`${column} LIKE ${containing(word)}`))

/**
 * Rows with any score that pass the filters, and some more: found by trigrams of long words, else by marks of all parts. Bios
 * come first: whoever just counts may then be done. Several words must meet in one field, so each field is asked alone.
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

/** The levels of `roommate_marks`: points that a mark says are exceeded. */
const levels = [15, 50, 65, 80, 100, 150, 200, 230, 255, 270, 285, 300, 315, 330, 345, 360, 390, 420]

/** Marks tell what exceeds this very score, and leave much more out than those of one point less. */
export const isLevel = (score: number): boolean => levels.includes(score)

/** Where more tags than this have the words, marks find what has more points than so many. */
export const fewTags = 3

/** From here on marks are about as rare as the text itself. */
const marksFrom = 100

/**
 * Whether fields lead to what has more points than `score` where few tags have the words: what exceeds one tag is a better
 * field or two tags; what exceeds a bio is a name, an organization, a bio with something else, or two tags, which are rare
 * where it takes several words in each.
 */
export const fieldsTell = (score: number, { words }: Words): boolean =>
  score < 2 * points.tag || (words.length > 1 && score >= points.bio && score < marksFrom)

/**
 * Rows with more points than a `score` of which {@link fieldsTell}, that pass the filters, and some more. Marks of parts of
 * a word are in many other texts: the fields are quicker asked for the text itself.
 */
export function rowsAboveByFields(
  criteria: Criteria,
  { words }: Words,
  { score, tags }: { readonly score: number; readonly tags: readonly string[] },
  keys: readonly Condition[],
): RawBuilder<unknown> {
  const long = words.filter(hasTrigram)
  const [name, organization, location] = lines(long) as [Condition, Condition, Condition]
  const bio = has(sql`l.bio`, long)
  const oneTag = hasKey(sql`${tags.map((tag) => `t${tag}`)}::text[]`)
  const fields =
    score < points.bio
      ? [bio, name, organization, location]
      : [name, organization, every([bio, location]), ...(tags.length > 0 ? [every([bio, oneTag])] : [])]
  return rowsOfFields(criteria, [...fields, ...inTwoOf(tags)], keys)
}

/** Rows with more points than `score` that pass the filters, and some more. */
export function rowsAbove(
  criteria: Criteria,
  { words }: Words,
  score: number,
  keys: readonly Condition[],
): RawBuilder<unknown> {
  const level = levels.findLast((one) => one <= score)
  if (level === undefined) return table
  const wanted = words.flatMap(partsOf).map((part) => sql<string>`${`${level}:`}::text || ${part}`)
  return indexed([hasMarks(wanted), ...byMarks(criteria), ...keys])
}
