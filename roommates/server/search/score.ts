import { type RawBuilder, sql } from 'kysely'
import type { Words } from './words.ts'

/** Points of a field in which every word appears; those of the name grow if the whole phrase does (marketplace 5). */
export const points = { name: 100, phrase: 50, bio: 50, organization: 40, location: 30, tag: 15 } as const

/** The fields of a row `l`. */
const fields = {
  name: sql`l.name`,
  bio: sql`l.bio`,
  organization: sql`l.organization`,
  location: sql`l.location`,
} as const

/** A text contains a part, taken as it is, whatever the case of the part. No index knows this form. */
export const contains = (text: RawBuilder<unknown>, part: string) =>
  sql<boolean>`strpos(${text}, lower(${part}::text)) > 0`

const everyWord = (text: RawBuilder<unknown>, { words }: Words) =>
  sql<boolean>`(${sql.join(
    words.map((word) => contains(text, word)),
    sql` AND `,
  )})`

const tagsFound = (words: Words) =>
  sql`(SELECT count(*) FROM unnest(l.tags) AS tag WHERE ${everyWord(sql`tag`, words)})`

/** Points of all fields but the tags. */
function fieldPoints(words: Words): RawBuilder<number> {
  const phrase =
    words.words.length > 1
      ? sql`CASE WHEN ${contains(fields.name, words.phrase)} THEN ${sql.lit(points.phrase)} ELSE 0 END`
      : sql.lit(points.phrase)
  const field = (name: keyof typeof fields, worth: RawBuilder<unknown>) =>
    sql`CASE WHEN ${everyWord(fields[name], words)} THEN ${worth} ELSE 0 END`
  return sql<number>`(${field('name', sql`${sql.lit(points.name)} + ${phrase}`)}
    + ${field('bio', sql.lit(points.bio))} + ${field('organization', sql.lit(points.organization))}
    + ${field('location', sql.lit(points.location))})`
}

const withTags = (fields: RawBuilder<number>, words: Words) =>
  sql<number>`(${fields} + ${sql.lit(points.tag)} * ${tagsFound(words)})::integer`

/** What a text is worth to a row `l` of `listed_roommates` (marketplace 5); 0 is not found. */
export const scoreOf = (words: Words): RawBuilder<number> => withTags(fieldPoints(words), words)

/** Rows `l` with the points of their fields, which cost the most to tell, told once. */
export const withFieldPoints = (rows: RawBuilder<unknown>, words: Words): RawBuilder<unknown> =>
  sql`(SELECT l.*, ${fieldPoints(words)} AS field_points FROM ${rows} AS l OFFSET 0)`

const known = sql<number>`l.field_points`

/** {@link scoreOf}, of rows {@link withFieldPoints}. */
export const scoreFromPoints = (words: Words): RawBuilder<number> => withTags(known, words)

/** A letter or two are in most texts: to count them there tells nothing. */
const telling = 3

/** How often the longest word is in the brief texts: at least as often as tags have it. Quicker to say than the tags. */
function mostTags({ words }: Words): RawBuilder<number> {
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one))
  if (longest.length < telling) return sql<number>`cardinality(l.tags)`
  const word = sql`lower(${longest}::text)`
  const times = sql`(length(l.brief) - length(replace(l.brief, ${word}, ''))) / length(${word})`
  return sql<number>`least(cardinality(l.tags), ${times})`
}

/** A row {@link withFieldPoints} may have more points than `score`: most others are done with by this. */
export const mayExceed = (words: Words, score: number): RawBuilder<boolean> =>
  sql<boolean>`${known} + ${sql.lit(points.tag)} * ${mostTags(words)} > ${score}::integer`

/** A row `l` has a score: all words meet in one field. The brief texts stand together in one more column. */
export function found(words: Words): RawBuilder<boolean> {
  const inBrief = everyWord(sql`l.brief`, words)
  const inBio = everyWord(fields.bio, words)
  if (words.words.length === 1) return sql<boolean>`(${inBrief} OR ${inBio})`
  const { name, organization, location } = fields
  const inTag = sql`EXISTS (SELECT 1 FROM unnest(l.tags) AS tag WHERE ${everyWord(sql`tag`, words)})`
  const inOne = [name, organization, location].map((text) => everyWord(text, words))
  return sql<boolean>`(${inBio} OR (${inBrief} AND (${sql.join(inOne, sql` OR `)} OR ${inTag})))`
}
