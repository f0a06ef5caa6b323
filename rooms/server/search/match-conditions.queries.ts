import { type RawBuilder, sql } from 'kysely'
import type { Organizations } from './organizations.queries.ts'
import type { SearchCriteria } from './search-criteria.ts'
import type { CityNames } from './searched-city.ts'
import type { TraitFilter } from './traits.ts'

export type Condition = RawBuilder<unknown>

/** Many ids go into a hash, hidden from the planner, which would weigh each of them. */
const inOrganizations = ({ ids }: Organizations, byIndex: boolean): Condition =>
  byIndex
    ? sql`organization_id = ANY(${ids}::integer[])`
    : sql`(organization_id IN (SELECT unnest(${ids}::integer[]))) IS TRUE`

const bits = (mask: bigint) => sql`${String(mask)}::bigint`
const all = (conditions: readonly Condition[]) => sql`(${sql.join(conditions, sql` AND `)})`

export const hasTrait = ({ mask }: TraitFilter): Condition => sql`traits & ${bits(mask)} <> 0`

/** The room has the trait or does not say. */
export const mayHaveTrait = (filter: TraitFilter): Condition =>
  filter.said === null ? hasTrait(filter) : sql`(${hasTrait(filter)} OR traits & ${bits(filter.said)} = 0)`

function traitConditions({ traits, unknown }: SearchCriteria): Condition[] {
  if (unknown === 'exclude') return traits.map(hasTrait)
  const possible = traits.map(mayHaveTrait)
  if (unknown === 'include') return possible
  return traits.length === 0 ? [sql`false`] : [...possible, sql`NOT ${all(traits.map(hasTrait))}`]
}

/** Conditions of a search's filters; organizations are found `byIndex` or checked room by room. */
export function matchConditions(criteria: SearchCriteria, byIndex: boolean): Condition[] {
  const { address, facets, organizations, minRent, maxRent, maxTotal, moveInBy } = criteria
  // Exactly this condition: the partial indexes need it.
  const conditions: Condition[] = [sql`searchable`]
  if (facets) conditions.push(sql`facet = ANY(${facets}::smallint[])`)
  if (minRent !== null) conditions.push(sql`rent >= ${minRent}::integer`)
  if (maxRent !== null) conditions.push(sql`rent <= ${maxRent}::integer`)
  if (maxTotal !== null) conditions.push(sql`total_monthly <= ${maxTotal}::integer`)
  if (moveInBy !== null) conditions.push(sql`available_from <= ${moveInBy}::date`)
  conditions.push(...traitConditions(criteria))
  if (organizations) conditions.push(inOrganizations(organizations, byIndex))
  if (address !== null) conditions.push(sql`lower(address) LIKE lower(${address})`)
  return conditions
}

/** A city's name before one of these is that of a road or a junction, often in another city. */
const roadWords = ['road', 'rd', 'highway', 'hwy', 'expressway', 'bypass', 'naka', 'gate', 'chowk']

/** The words of an address in lower case, a space on both sides of each. Exactly this: the index needs it. */
const addressWords = sql`(' ' || translate(lower(address), ',.;:-/()', '        ') || ' ')`

const contains = (words: string) => sql`${addressWords} LIKE ${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`}`

/** The address says the name, and what follows its last mention is no word of a road and names no other city. */
function namesLast(name: string, others: readonly string[]): Condition {
  const rest = sql`split_part(${addressWords}, ${` ${name} `}, -1)`
  const words = sql`string_to_array(ltrim(${rest}), ' ')`
  const longer = others.filter((other) => other.endsWith(` ${name}`))
  return all([
    contains(` ${name} `),
    ...longer.map((other) => sql`NOT ${contains(` ${other} `)}`),
    // Most addresses end with the city, perhaps with a pincode: no list is made of them.
    sql`(btrim(${rest}, ' 0123456789') = '' OR NOT coalesce((${words})[1] = ANY (${roadWords}::text[]), false)
      AND NOT ${words} && ${others.filter((other) => !other.includes(' '))}::text[])`,
  ])
}

/**
 * The room has no location, and its address names the city with no other city after it (rooms.search-unlocated). The
 * cell's number stands in the text, as in the index by which these rooms are found.
 */
export const namesCity = ({ names, others }: CityNames): Condition =>
  sql`coarse_cell = -1 AND (${sql.join(
    names.map((name) => namesLast(name, others)),
    sql` OR `,
  )})`
