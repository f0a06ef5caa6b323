import { type RawBuilder, sql } from 'kysely'
import type { Organizations } from './organizations.queries.ts'
import type { SearchCriteria } from './search-criteria.ts'
import type { SearchedCity } from './searched-city.ts'
import type { SumFilter } from './sums.ts'
import { noBrokerageBit, type TraitFilter } from './traits.ts'

export type Condition = RawBuilder<unknown>

/** Many ids go into a hash, hidden from the planner, which would weigh each of them. */
const inOrganizations = ({ ids }: Organizations, byIndex: boolean): Condition =>
  byIndex
    ? sql`organization_id = ANY(${ids}::integer[])`
    : sql`(organization_id IN (SELECT unnest(${ids}::integer[]))) IS TRUE`

const bits = (mask: bigint) => sql`${String(mask)}::bigint`
const all = (conditions: readonly Condition[]) => sql`(${sql.join(conditions, sql` AND `)})`

/** What a search asks of a fact: `says` it, or `may` since it does not say. */
interface FactConditions {
  readonly filter: string
  readonly says: Condition
  readonly may: Condition
  readonly isAlwaysSaid: boolean
}

function traitConditions({ filter, mask, said }: TraitFilter): FactConditions {
  const says = sql`traits & ${bits(mask)} <> 0`
  const may = said === null ? says : sql`(${says} OR traits & ${bits(said)} = 0)`
  return { filter, says, may, isAlwaysSaid: said === null }
}

/** What rooms say of each sum; a brokerage of 0 is said by a fact. */
export const sumColumns = {
  max_brokerage: sql`CASE WHEN traits & ${bits(noBrokerageBit)} <> 0 THEN 0 ELSE brokerage END`,
  max_maintenance: sql`maintenance`,
  max_painting: sql`painting_charge`,
}

function sumConditions({ filter, most }: SumFilter): FactConditions {
  const isLow = sql`(${sumColumns[filter]} <= ${most}::integer)`
  return { filter, says: sql`${isLow} IS TRUE`, may: sql`${isLow} IS NOT FALSE`, isAlwaysSaid: false }
}

export const factConditions = ({
  traits,
  sums,
}: Pick<SearchCriteria, 'traits' | 'sums'>): FactConditions[] => [
  ...traits.map(traitConditions),
  ...sums.map(sumConditions),
]

function saidConditions(criteria: SearchCriteria): Condition[] {
  const facts = factConditions(criteria)
  if (criteria.unknown === 'exclude') return facts.map(({ says }) => says)
  const possible = facts.map(({ may }) => may)
  if (criteria.unknown === 'include') return possible
  return facts.length === 0 ? [sql`false`] : [...possible, sql`NOT ${saysAll(criteria)}`]
}

/** What no search index holds: read room by room, once all else passes. */
const inTheRoom = (conditions: readonly Condition[]) =>
  sql`(SELECT ${all(conditions)} FROM rooms AS whole WHERE whole.id = rooms.id)`

/** Conditions of a search's filters; organizations are found `byIndex` or checked room by room. */
export function matchConditions(criteria: SearchCriteria, byIndex: boolean): Condition[] {
  const { address, facets, isAddressCommon, organizations, minRent, maxRent, maxTotal, moveInBy } = criteria
  // Exactly this condition: the partial indexes need it.
  const conditions: Condition[] = [sql`searchable`]
  if (facets) conditions.push(sql`facet = ANY(${facets}::smallint[])`)
  if (minRent !== null) conditions.push(sql`rent >= ${minRent}::integer`)
  if (maxRent !== null) conditions.push(sql`rent <= ${maxRent}::integer`)
  // A rent is never more than the total, and indexes are in its order.
  if (maxTotal !== null)
    conditions.push(sql`total_monthly <= ${maxTotal}::integer`, sql`rent <= ${maxTotal}::integer`)
  if (moveInBy !== null) conditions.push(sql`available_from <= ${moveInBy}::date`)
  conditions.push(...saidConditions(criteria))
  const last: Condition[] = []
  if (organizations) last.push(inOrganizations(organizations, byIndex))
  if (address !== null) last.push(sql`lower(address) LIKE lower(${address})`)
  return [...conditions, ...(isAddressCommon ? [inTheRoom(last)] : last)]
}

/** The room has no location, and its address names the city (rooms.search-unlocated). The cell's number stands in the text, as in the index. */
export const namesCity = ({ id }: SearchedCity): Condition => sql`coarse_cell = -1 AND named_city = ${id}`

/** Whether the room says all that is asked for, and as asked for. */
export const saysAll = (criteria: SearchCriteria): Condition =>
  all(factConditions(criteria).map(({ says }) => says))
