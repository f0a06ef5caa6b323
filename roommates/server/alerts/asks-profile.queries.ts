import { type RawBuilder, sql } from 'kysely'
import { distanceTo } from '../search/distance.queries.ts'
import { contains, hasText } from '../search/score.queries.ts'

type Condition = RawBuilder<unknown>

const area = { lat: sql`s.latitude`, lng: sql`s.longitude` }

const everyWord = (text: Condition): Condition =>
  sql`NOT EXISTS (SELECT FROM unnest(s.words) AS word WHERE NOT ${contains(text, sql`word`)})`

/** Whether a kept search `s` finds a listed profile `l`: the search's own conditions, with columns for its values (alerts.same-answer). */
export const finds: Condition = sql`(
  (s.radius_km IS NULL OR l.public_latitude IS NULL OR ${distanceTo(area)} <= s.radius_km)
  AND l.budget BETWEEN s.min_budget AND s.max_budget
  AND (s.gender IS NULL OR l.gender = s.gender)
  AND (s.tags = '{}' OR l.tags && s.tags)
  AND (l.photo_checked OR NOT s.photo_checked) AND (l.work_proven OR NOT s.work_proven)
  AND (s.organization IS NULL OR ${contains(sql`l.organization`, sql`s.organization`)})
  AND (s.location IS NULL OR ${contains(sql`l.location`, sql`s.location`)})
  AND (s.words = '{}' OR CASE WHEN cardinality(s.words) = 1 THEN ${hasText(everyWord, 'one')} ELSE ${hasText(everyWord, 'several')} END)
)`
