import { someId, statement } from '@basera/platform/server/database'
import { type AnswerBits, leastAsked, leastCommon, unknownPercent } from '@basera/roommates/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { filters } from './conditions.queries.ts'
import type { Criteria } from './criteria.ts'
import { type Area, distanceTo } from './distance.queries.ts'
import { boxOf, keysFor } from './filter-keys.queries.ts'
import { knownTags } from './known-tags.ts'
import type { SortKey } from './order.queries.ts'
import { every, filteredRows, table } from './text-index.queries.ts'

/** What a search by fit compares people with. */
export interface OwnSide {
  readonly bits: AnswerBits
  /** ₹ a month; 0 for none. */
  readonly budget: number
}

const count = (bits: RawBuilder<unknown>) => sql`bit_count((${bits})::bit(48))`

/** Of both directions: how many questions matter, the points asked, and of these agreed (`fitOfAnswers` in the contract). */
function sums({ own, answered, asks, musts, fine, must_fine }: AnswerBits): RawBuilder<unknown> {
  const [theirs, mine] = [sql`l.own`, sql`${own}::bigint`]
  const met = (side: RawBuilder<unknown>, mask: RawBuilder<unknown>) => count(sql`${side} & ${mask}`)
  return sql`SELECT ${met(theirs, sql`${answered}::bigint`)} AS common,
    ${met(theirs, sql`${asks}::bigint`)} AS my_count, ${met(theirs, sql`${musts}::bigint`)} AS my_musts,
    ${met(theirs, sql`${fine}::bigint`)} + ${met(theirs, sql`${must_fine}::bigint`)} AS my_agreed,
    ${met(mine, sql`l.asks`)} AS their_count, ${met(mine, sql`l.musts`)} AS their_musts,
    ${met(mine, sql`l.fine`)} + ${met(mine, sql`l.must_fine`)} AS their_agreed`
}

/** Percents divided by five, 0 to 20. Keep the order of the operations: the contract computes the same. */
const fifths = (bits: AnswerBits) => sql`(
  SELECT CASE WHEN common >= ${sql.lit(leastCommon)} AND least(my_count, their_count) >= ${sql.lit(leastAsked)}
    THEN floor(20 * least(
      sqrt((my_agreed * their_agreed)::float8 / ((my_count + my_musts) * (their_count + their_musts))::float8),
      sqrt((least(my_count + my_musts, their_count + their_musts) - 1)::float8
        / least(my_count + my_musts, their_count + their_musts)::float8)
    ) + 0.5)::integer ELSE ${sql.lit(unknownPercent / 5)} END
  FROM (${sums(bits)}) AS sums)`

/** Budgets of which the lower is less than three fifths of the higher one; a missing one is near every other. */
const farBudget = (budget: number) =>
  sql`(l.budget > 0 AND ${budget}::integer > 0
    AND 5 * least(l.budget, ${budget}::integer) < 3 * greatest(l.budget, ${budget}::integer))`

const failsMust = ({ own, musts, must_fine }: AnswerBits) =>
  sql`coalesce(l.own & ${musts - must_fine}::bigint <> 0 OR ${own}::bigint & l.musts & ~l.must_fine <> 0, false)`

/** Who fails no must first, then near budgets, then better fits, then nearer people (roommates.fit-order). */
const rank = ({ bits, budget }: OwnSide, km: RawBuilder<unknown>) =>
  sql`((2 * ${failsMust(bits)}::integer + ${farBudget(budget)}::integer) * 210000
    + (20 - ${fifths(bits)}) * 10000 + floor(10 * ${km})::integer)`

/** Whether a filter asks for what the index of people around a place does not hold: tags of people's own making. */
export const needsRow = ({ tags }: Criteria) => tags !== null && knownTags(tags) === null

/** Filters in the words of that index. */
function nearFilters(criteria: Criteria): RawBuilder<unknown>[] {
  const tags = criteria.tags && knownTags(criteria.tags)
  const asked = { ...criteria, area: null }
  if (tags === null) return filters(asked)
  return [sql`l.known_tags & ${tags}::integer <> 0`, ...filters({ ...asked, tags: null })]
}

/** Around a place; from an index alone where nothing is asked that it does not hold. */
function nearRows(criteria: Criteria, area: Area): RawBuilder<unknown> {
  const near = { ...criteria, area }
  const rows = needsRow(criteria) ? filteredRows(near, keysFor(near, 'located')) : table
  const box = boxOf(area)
  const inside = box
    ? sql`l.public_latitude BETWEEN ${box.south}::float8 AND ${box.north}::float8
      AND l.public_longitude BETWEEN ${box.west}::float8 AND ${box.east}::float8`
    : sql`l.public_latitude IS NOT NULL`
  return sql`${rows} AS l WHERE ${every([inside, ...nearFilters(criteria)])}`
}

const anyone: Criteria = {
  ...{ userId: someId, sort: 'fit', words: null, area: null, location: null, organization: null },
  ...{
    minBudget: null,
    maxBudget: null,
    gender: null,
    tags: null,
    beyond: null,
    photoChecked: false,
    workProven: true,
    stride: 10,
    nearest: 10,
  },
}
const somewhere: Area = { lat: 12.9, lng: 77.6, radiusKm: 25 }
const bits: AnswerBits = { own: 1, answered: 7, asks: 7, musts: 0, fine: 1, must_fine: 0 }

/** Squares of an area with people of `rows`, and how many there are up to each. OFFSET keeps distances from being computed for each person. */
const squaresOf = (rows: RawBuilder<unknown>, area: Area) => sql`
  SELECT public_latitude, public_longitude, km, sum(people) OVER (ORDER BY km)::integer AS people_to
  FROM (
    SELECT public_latitude, public_longitude, people, ${distanceTo(area)} AS km
    FROM (SELECT public_latitude, public_longitude, count(*) AS people FROM ${rows} GROUP BY 1, 2 OFFSET 0) AS l
  ) AS square
  WHERE km <= ${area.radiusKm}::float8`

const counted = statement(
  { row: z.object({ found: z.int() }), samples: [[{ ...anyone, tags: ['quiet'] }, 10, 20]] },
  (criteria: Criteria, most: number, people: number) => sql`
    SELECT count(*)::integer AS found FROM (
      SELECT FROM (
        SELECT * FROM ${table} AS l WHERE l.public_latitude IS NOT NULL
        ORDER BY l.public_latitude, l.public_longitude LIMIT ${people}
      ) AS l WHERE ${every(nearFilters(criteria))} LIMIT ${most}
    ) AS matches`,
)

/** Counts matches with a place up to `most` among so many people of the index, for filters that it holds. */
export const countInIndex = async (
  ...asked: [db: Parameters<typeof counted.first>[0], criteria: Criteria, most: number, people: number]
): Promise<number> => (await counted.first(...asked))?.found ?? 0

/** Rows that are dear to find are found once and kept; in the index, the people of the nearest squares are found again. */
function peopleOf(criteria: Criteria, area: Area) {
  const near = nearRows(criteria, area)
  if (needsRow(criteria))
    return {
      kept: sql`people AS MATERIALIZED (SELECT id, public_latitude, public_longitude, budget, own, answered, asks, musts,
        fine, must_fine, ${distanceTo(area)} AS km FROM ${near}),`,
      counted: sql`people`,
      inSquares: sql`people AS l`,
    }
  const inSquare = sql`l.public_latitude = squares.public_latitude AND l.public_longitude = squares.public_longitude`
  return {
    kept: sql``,
    counted: near,
    // OFFSET keeps PostgreSQL from reading the whole index once instead of a part of it for each square.
    inSquares: sql`squares CROSS JOIN LATERAL (
      SELECT l.* FROM ${table} AS l WHERE ${every([inSquare, ...nearFilters(criteria)])} OFFSET 0
    ) AS l`,
  }
}

interface Wanted {
  readonly limit: number
  /** With fewer matches in the area, nobody is put in order. */
  readonly least: number
}

const bests = statement(
  {
    row: z.object({
      found: z.int(),
      near: z.int(),
      micros: z.int(),
      id: z.guid().nullable(),
      key: z.int().nullable(),
    }),
    samples: [
      [anyone, somewhere, { bits, budget: 9000 }, { limit: 10, least: 0 }],
      [{ ...anyone, tags: ['quiet'] }, somewhere, { bits, budget: 0 }, { limit: 10, least: 20 }],
      [{ ...anyone, tags: ['my own'] }, somewhere, { bits, budget: 0 }, { limit: 10, least: 0 }],
    ],
  },
  (criteria: Criteria, area: Area, own: OwnSide, { limit, least }: Wanted) => {
    const { kept, counted, inSquares } = peopleOf(criteria, area)
    return sql`
    WITH ${kept} squares AS MATERIALIZED (${squaresOf(counted, area)}), reached AS (
      SELECT coalesce(max(people_to), 0) AS found,
        coalesce(min(people_to) FILTER (WHERE people_to >= ${criteria.nearest}::integer), max(people_to), 0) AS near,
        ceil(1e6 * coalesce(min(km) FILTER (WHERE people_to >= ${criteria.nearest}::integer),
          ${area.radiusKm}::float8))::integer AS micros
      FROM squares
    )
    SELECT found, near, micros, id, key FROM reached LEFT JOIN LATERAL (
      SELECT l.id, ${rank(own, sql`km`)} AS key FROM ${inSquares}
      WHERE found >= ${least}::integer AND km <= micros / 1e6::float8 ORDER BY key, l.id LIMIT ${limit}
    ) AS best ON true ORDER BY key, id`
  },
)

export interface Best {
  /** Matches in the area. */
  readonly found: number
  /** How many of them are put in order. */
  readonly near: number
  /** How far away these reach, in millionths of a km. */
  readonly micros: number
  readonly hits: readonly { readonly id: string; readonly key: number }[]
}

/** The first of the nearest matches in an area in order of fit, in one statement that reads them once. */
export async function findBest(
  db: Parameters<typeof bests.all>[0],
  ...asked: [criteria: Criteria, area: Area, own: OwnSide, wanted: Wanted]
): Promise<Best> {
  const rows = await bests.all(db, ...asked)
  const hits = rows.flatMap(({ id, key }) => (id === null || key === null ? [] : [{ id, key }]))
  const { found = 0, near = 0, micros = 0 } = rows[0] ?? {}
  return { found, near, micros, hits }
}

/** Those that come after one in the order of fit. */
export const findNear = statement(
  {
    row: z.object({ id: z.guid(), key: z.int() }),
    samples: [
      [anyone, somewhere, { bits, budget: 9000 }, { key: 1, micros: 0, id: someId }, 10],
      [{ ...anyone, tags: ['quiet'] }, somewhere, { bits, budget: 0 }, { key: 1, micros: 0, id: someId }, 10],
    ],
  },
  (criteria: Criteria, area: Area, own: OwnSide, after: SortKey, limit: number) => sql`
    SELECT id, key FROM (
      SELECT l.id, ${rank(own, distanceTo(area))} AS key FROM ${nearRows(criteria, area)}
        AND ${distanceTo(area)} <= ${area.radiusKm}::float8
    ) AS ranked
    WHERE (key, id) > (${after.key}::integer, ${after.id}::uuid)
    ORDER BY key, id LIMIT ${limit}`,
).all
