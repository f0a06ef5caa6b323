import { type RawBuilder, sql } from 'kysely'
import type { Words } from './words.ts'

/** roommates.search-relevance */
export const points = { name: 100, phrase: 50, bio: 50, organization: 40, location: 30, tag: 15 } as const

const fields = {
  name: sql`l.name`,
  bio: sql`l.bio`,
  organization: sql`l.organization`,
  location: sql`l.location`,
} as const

/** Ignores case; uses no index. */
export const contains = (text: RawBuilder<unknown>, part: string | RawBuilder<unknown>) =>
  sql`strpos(${text}, lower(${part}::text)) > 0`

const everyWord = (text: RawBuilder<unknown>, { words }: Words) =>
  sql`(${sql.join(
    words.map((word) => contains(text, word)),
    sql` AND `,
  )})`

const tagsFound = (words: Words) =>
  sql`(SELECT count(*) FROM unnest(l.tags) AS tag WHERE ${everyWord(sql`tag`, words)})`

/** Without tags. */
function fieldPoints(words: Words): RawBuilder<unknown> {
  const phrase =
    words.words.length > 1
      ? sql`CASE WHEN ${contains(fields.name, words.phrase)} THEN ${sql.lit(points.phrase)} ELSE 0 END`
      : sql.lit(points.phrase)
  const field = (name: keyof typeof fields, worth: RawBuilder<unknown>) =>
    sql`CASE WHEN ${everyWord(fields[name], words)} THEN ${worth} ELSE 0 END`
  return sql`(${field('name', sql`${sql.lit(points.name)} + ${phrase}`)}
    + ${field('bio', sql.lit(points.bio))} + ${field('organization', sql.lit(points.organization))}
    + ${field('location', sql.lit(points.location))})`
}

const withTags = (fields: RawBuilder<unknown>, words: Words) =>
  sql`(${fields} + ${sql.lit(points.tag)} * ${tagsFound(words)})::integer`

/** Points of a row for a text; 0 is not found. */
export const scoreOf = (words: Words): RawBuilder<unknown> => withTags(fieldPoints(words), words)

/** Computes the points of fields, the costly part, once. */
export const withFieldPoints = (rows: RawBuilder<unknown>, words: Words): RawBuilder<unknown> =>
  sql`(SELECT l.*, ${fieldPoints(words)} AS field_points FROM ${rows} AS l OFFSET 0)`

const fieldPointsOf = sql`l.field_points`

export const scoreFromPoints = (words: Words): RawBuilder<unknown> => withTags(fieldPointsOf, words)

/** Shorter words are in most texts: counting them is of no use. */
const rareLength = 3

/** Upper bound from the brief texts; quicker than counting in tags. */
function mostTags({ words }: Words): RawBuilder<unknown> {
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one))
  if (longest.length < rareLength) return sql`cardinality(l.tags)`
  const word = sql`lower(${longest}::text)`
  const times = sql`(length(l.brief) - length(replace(l.brief, ${word}, ''))) / length(${word})`
  return sql`least(cardinality(l.tags), ${times})`
}

/** A cheap check that excludes most rows with up to `score` points. */
export const mayExceed = (words: Words, score: number): RawBuilder<unknown> =>
  sql`${fieldPointsOf} + ${sql.lit(points.tag)} * ${mostTags(words)} > ${score}::integer`

/** One field contains every word; the column `brief` holds all but the bio. */
export function hasText(
  every: (text: RawBuilder<unknown>) => RawBuilder<unknown>,
  words: 'one' | 'several',
): RawBuilder<unknown> {
  const inBrief = every(sql`l.brief`)
  const inBio = every(fields.bio)
  if (words === 'one') return sql`(${inBrief} OR ${inBio})`
  const { name, organization, location } = fields
  const inTag = sql`EXISTS (SELECT 1 FROM unnest(l.tags) AS tag WHERE ${every(sql`tag`)})`
  const inOne = [name, organization, location].map(every)
  return sql`(${inBio} OR (${inBrief} AND (${sql.join(inOne, sql` OR `)} OR ${inTag})))`
}

export const hasScore = (words: Words): RawBuilder<unknown> =>
  hasText((text) => everyWord(text, words), words.words.length === 1 ? 'one' : 'several')
