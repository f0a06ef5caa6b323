import { type RawBuilder, sql } from 'kysely'
import type { Words } from './words.ts'

export const every = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` AND `)}` : sql<boolean>`true`

/** A LIKE pattern for "contains", taking the text as it is. */
export const containing = (text: string) => sql`lower(${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`}::text)`

const marks = sql`roommate_marks(l.name, l.organization, l.location, l.tags, l.bio)`

/** The parts of a word that have marks, as SQL: every two neighbouring characters, or its only one. */
export function partsOf(word: string): RawBuilder<string>[] {
  const pairs = Math.max(1, [...word].length - 1)
  return Array.from(
    { length: pairs },
    (_, index) => sql<string>`substr(lower(${word}::text), ${index + 1}::integer, 2)`,
  )
}

/** Trigrams are made of letters and digits; which of those beyond ASCII count depends on the database. */
export const hasTrigram = (word: string) => /[a-z0-9]{3}/i.test(word)

export const table = sql`listed_roommates`

/** Nothing else may be asked of the index on marks: rechecking what another index found would compute them. */
export const marked = (conditions: readonly RawBuilder<boolean>[]) =>
  sql`(SELECT * FROM listed_roommates l WHERE ${every(conditions)} OFFSET 0)`

/** Every part of a word has some mark. */
export const hasMark = (word: string): RawBuilder<boolean> =>
  every(partsOf(word).map((part) => sql<boolean>`${marks} && ARRAY['0:' || ${part}, '15:' || ${part}]`))

/**
 * Rows with any score, and some more: found by trigrams of long words, else by marks of all parts. Bios come first: whoever
 * just counts may then be done, and several words are more often all in a bio than in one of the brief texts.
 */
export function textRows({ words }: Words): RawBuilder<unknown> {
  const long = words.filter(hasTrigram)
  if (long.length === 0) return marked(words.map(hasMark))
  const like = (text: RawBuilder<unknown>) =>
    every(long.map((word) => sql<boolean>`${text} LIKE ${containing(word)}`))
  const inBio = like(sql`l.bio`)
  return sql`(SELECT * FROM listed_roommates l WHERE ${inBio}
    UNION ALL SELECT * FROM listed_roommates l WHERE ${like(sql`l.brief`)} AND NOT (${inBio}))`
}

/** The levels of `roommate_marks`: points that a mark says are exceeded. */
const levels = [15, 50, 65, 80, 100, 150, 200, 230, 255, 270, 285, 300, 315, 330, 345, 360, 390, 420]

/** Rows with more points than `score`, and some more. */
export function rowsAbove({ words }: Words, score: number): RawBuilder<unknown> {
  const level = levels.findLast((one) => one <= score)
  if (level === undefined) return table
  const wanted = words.flatMap(partsOf).map((part) => sql`${`${level}:`}::text || ${part}`)
  return marked([sql<boolean>`${marks} @> ARRAY[${sql.join(wanted)}]`])
}
