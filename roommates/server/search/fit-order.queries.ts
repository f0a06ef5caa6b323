import { someId, statement } from '@basera/platform/server/database'
import { type AnswerBits, leastAsked, leastCommon, unknownPercent } from '@basera/roommates/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { filters } from './conditions.queries.ts'
import type { Criteria } from './criteria.ts'
import { type Area, distanceTo } from './distance.queries.ts'
import { boxOf, keysFor } from './filter-keys.queries.ts'
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
const rank = ({ bits, budget }: OwnSide, area: Area) =>
  sql`((2 * ${failsMust(bits)}::integer + ${farBudget(budget)}::integer) * 210000
    + (20 - ${fifths(bits)}) * 10000 + floor(10 * ${distanceTo(area)})::integer)`

const needsRow = ({ tags, organization, location }: Criteria) =>
  tags !== null || organization !== null || location !== null

/** Around a place; from an index alone where nothing is asked that it does not hold. */
function nearRows(criteria: Criteria, area: Area): RawBuilder<unknown> {
  const near = { ...criteria, area }
  const rows = needsRow(criteria) ? filteredRows(near, keysFor(near, 'located')) : table
  const box = boxOf(area)
  const inside = box
    ? sql`l.public_latitude BETWEEN ${box.south}::float8 AND ${box.north}::float8
      AND l.public_longitude BETWEEN ${box.west}::float8 AND ${box.east}::float8`
    : sql`l.public_latitude IS NOT NULL`
  return sql`${rows} AS l WHERE ${every([inside, ...filters({ ...criteria, area: null })])}`
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

const reaches = statement(
  {
    row: z.object({ found: z.int(), reach: z.number() }),
    samples: [
      [anyone, somewhere],
      [{ ...anyone, tags: ['quiet'] }, somewhere],
    ],
  },
  (criteria: Criteria, area: Area) => sql`
    WITH squares AS MATERIALIZED (
      SELECT l.public_latitude, l.public_longitude, count(*) AS people
      FROM ${nearRows(criteria, area)} GROUP BY l.public_latitude, l.public_longitude
    ), near AS (
      SELECT people, km, sum(people) OVER (ORDER BY km) AS people_to
      FROM (SELECT people, ${distanceTo(area)} AS km FROM squares AS l) AS measured WHERE km <= ${area.radiusKm}::float8
    )
    SELECT coalesce(sum(people), 0)::integer AS found,
      coalesce(min(km) FILTER (WHERE people_to >= ${criteria.nearest}::integer), ${area.radiusKm}::float8) AS reach
    FROM near`,
)

/** How many matches are in the area, and how far away the nearest of them reach that are put in order, in km. */
export const findReach = async (
  db: Parameters<typeof reaches.first>[0],
  criteria: Criteria,
  area: Area,
): Promise<{ readonly found: number; readonly reach: number }> =>
  (await reaches.first(db, criteria, area)) ?? { found: 0, reach: area.radiusKm }

const everything = sql`true`

export const findNear = statement(
  {
    row: z.object({ id: z.guid(), key: z.int() }),
    samples: [
      [anyone, somewhere, { bits, budget: 9000 }, null, 10],
      [{ ...anyone, tags: ['quiet'] }, somewhere, { bits, budget: 0 }, { key: 1, micros: 0, id: someId }, 10],
    ],
  },
  (criteria: Criteria, area: Area, own: OwnSide, after: SortKey | null, limit: number) => sql`
    SELECT id, key FROM (
      SELECT l.id, ${rank(own, area)} AS key FROM ${nearRows(criteria, area)}
        AND ${distanceTo(area)} <= ${area.radiusKm}::float8
    ) AS ranked
    WHERE ${after ? sql`(key, id) > (${after.key}::integer, ${after.id}::uuid)` : everything}
    ORDER BY key, id LIMIT ${limit}`,
).all
