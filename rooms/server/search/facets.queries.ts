import { statement } from '@basera/platform/server/database'
import { histogramBars, histogramStep } from '@basera/rooms/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { type Condition, factConditions, matchConditions } from './match-conditions.queries.ts'
import { searchArea } from './search-area.ts'
import {
  type FacetFlag,
  facetFlags,
  isByOrganization,
  isByText,
  noFilter,
  type SearchCriteria,
} from './search-criteria.ts'
import { each, placeConditions, roomsOf } from './search-part.queries.ts'
import { householdSaid } from './traits.ts'

export interface HeldFilter {
  readonly name: string
  readonly condition: Condition
}

export const facetFlagNames = ['wifi', 'pets', 'smoking', 'male', 'female'] as const

const hasFlag = (flag: FacetFlag) => sql`facet & ${sql.lit(facetFlags[flag])} <> 0`

/** The filters of a search that its counts let go one at a time; rents are the first. */
export function heldFilters(criteria: SearchCriteria, asked: readonly FacetFlag[]): readonly HeldFilter[] {
  const { minRent, maxRent, unknown } = criteria
  const least = minRent ?? 0
  const rents =
    maxRent === null
      ? sql`rent >= ${least}::integer`
      : sql`rent BETWEEN ${least}::integer AND ${maxRent}::integer`
  const flags = asked.map((flag) => ({
    name: flag === 'male' || flag === 'female' ? 'gender' : flag,
    condition: hasFlag(flag),
  }))
  const facts = factConditions(criteria).map(({ filter, says, may }) => ({
    name: filter,
    condition: unknown === 'include' ? may : says,
  }))
  return [{ name: 'rent', condition: rents }, ...flags, ...facts]
}

/** The number of held filters that fail, as a bit each. */
const failsOf = (held: readonly HeldFilter[]) =>
  sql.join(
    held.map(({ condition }, index) => sql`((NOT (${condition}))::integer << ${sql.lit(index)})`),
    sql` | `,
  )

/** The room may pass each filter on facts: it does, or does not say. */
function mayPass(criteria: SearchCriteria): Condition {
  const facts = factConditions(criteria)
  if (criteria.unknown !== 'exclude' || facts.length === 0) return sql`false`
  return sql`(${sql.join(
    facts.map(({ may }) => may),
    sql` AND `,
  )})`
}

const plainBits = ({ traits, sums }: SearchCriteria, held: readonly HeldFilter[]) =>
  sql.lit((1 << (held.length - traits.length - sums.length)) - 1)

/** Every sixteenth bit: sums of up to 65,535 rooms do not run into each other. */
const everySixteenth = 0x0001_0001_0001_0001n
const laneSums = sql.join(
  Array.from(
    { length: 16 },
    (_, shift) => sql`sum((traits >> ${sql.lit(shift)}) & ${sql.lit(everySixteenth)}::bigint)::text`,
  ),
)

/** The bit, free in the column, by which rooms are counted that do not say who lives there. */
export const noHouseholdBit = 63n
const countedTraits = sql`traits | ((traits & ${sql.lit(householdSaid)}::bigint = 0)::integer::bigint << ${sql.lit(Number(noHouseholdBit))})`

const facetSums = sql.join(
  facetFlagNames.map((flag) => sql`count(*) FILTER (WHERE ${hasFlag(flag)})::integer`),
)

const withoutHeld = (criteria: SearchCriteria): SearchCriteria => ({
  ...criteria,
  ...{ facets: null, minRent: null, maxRent: null, traits: [], sums: [] },
})

/** Rooms by a text are looked at whatever the filters: those that fail one that is not held fail two. */
function textFails(criteria: SearchCriteria, fails: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!isByText(criteria)) return fails
  const others = matchConditions({ ...withoutHeld(criteria), address: null }, false)
  return sql`CASE WHEN ${sql.join(others, sql` AND `)} THEN ${fails} ELSE 3 END`
}

function roomsToCount(criteria: SearchCriteria, columns: RawBuilder<unknown>, most: number) {
  const all = isByText(criteria) ? { ...noFilter, address: criteria.address } : withoutHeld(criteria)
  const conditions = [...matchConditions(all, isByOrganization(all)), ...placeConditions(all)]
  const isEverywhere = !all.area && !all.spans && !all.address && !all.organizations
  const ending = isEverywhere ? sql`ORDER BY created_at DESC, id` : each
  return sql`${roomsOf({ criteria: all, segment: 'located' }, columns, conditions, ending)} LIMIT ${most}`
}

const samples: readonly [SearchCriteria, readonly HeldFilter[], number][] = [
  [noFilter, heldFilters(noFilter, ['wifi', 'smoking', 'male']), 10],
  [
    { ...noFilter, area: searchArea({ lat: 12.9, lng: 77.6 }, 5), address: '%a%' },
    heldFilters(noFilter, []),
    10,
  ],
]

const size = { looked: z.int(), unknown: z.int() }
const counted = {
  fails: z.int(),
  bar: z.int().nullable(),
  found: z.int(),
  lanes: z.array(z.string()),
  flags: z.array(z.int()),
}
const nothingCounted = { fails: z.null(), bar: z.null(), found: z.null(), lanes: z.null(), flags: z.null() }

const countFacets = statement(
  {
    row: z.union([z.object({ ...size, ...counted }), z.object({ ...size, ...nothingCounted })]),
    samples,
  },
  (criteria: SearchCriteria, held: readonly HeldFilter[], most: number) => sql`
    WITH looked AS MATERIALIZED (
      ${roomsToCount(criteria, sql`rent, facet, ${countedTraits} AS traits, ${mayPass(criteria)} AS may_pass, ${textFails(criteria, failsOf(held))} AS fails`, most)}
    ), counted AS (
      SELECT fails, CASE WHEN fails <= 1 THEN least(rent / ${sql.lit(histogramStep)}, ${sql.lit(histogramBars - 1)}) END AS bar,
        count(*)::integer AS found, ARRAY[${laneSums}] AS lanes, ARRAY[${facetSums}] AS flags
      FROM looked WHERE fails & (fails - 1) = 0 GROUP BY 1, 2
    )
    SELECT size.*, counted.* FROM (
      SELECT count(*)::integer AS looked,
        count(*) FILTER (WHERE may_pass AND fails <> 0 AND fails & ${plainBits(criteria, held)} = 0)::integer AS unknown
      FROM looked
    ) AS size LEFT JOIN counted ON true`,
)
export type FacetRow = z.output<z.ZodObject<typeof counted>>

export interface Looked {
  readonly rows: readonly FacetRow[]
  /** Rooms that fail only by what they do not say. */
  readonly unknown: number
  readonly isExact: boolean
}

/**
 * Counts up to `most` rooms of an area by held filters, at most one of them failing, and by rent. `lanes` are sums in
 * which the traits are counted: bit b in the sixteen bits from b / 16 on of sum b % 16.
 */
export async function lookAtFacets(
  db: Database,
  criteria: SearchCriteria,
  held: readonly HeldFilter[],
  most: number,
): Promise<Looked> {
  const rows = await countFacets.all(db, criteria, held, most)
  return {
    rows: rows.flatMap((row) => (row.fails === null ? [] : [row])),
    unknown: rows[0]?.unknown ?? 0,
    isExact: (rows[0]?.looked ?? 0) < most,
  }
}
