import type { Places } from '@basera/places/server'
import { canonicalQuery, reachOf, searchOfQuery } from '@basera/rooms/testing/alerts'
import type pg from 'pg'
import { queryMix, withoutPage } from '../search/query-mix.ts'

/** A row of the table, in the order in which it is written. */
function alertRow(query: string, places: Places) {
  const search = searchOfQuery(query)
  const reach = reachOf(search, { city: null, journey: journeyOf(places, search) })
  return {
    query,
    ...{ south: reach.south, west: reach.west, north: reach.north, east: reach.east },
    city_patterns: reach.cityPatterns,
    address_pattern: reach.addressPattern?.toLowerCase() ?? null,
    ...{ min_rent: reach.minRent, max_rent: reach.maxRent, max_total: reach.maxTotal },
    ...{ move_in_by: reach.moveInBy, facets: reach.facets },
    ...{ trait_masks: reach.traitMasks, trait_saids: reach.traitSaids },
    ...{ exact: reach.exact, exact_but_place: reach.exactButPlace },
    organization_pattern: reach.organizationPattern?.toLowerCase() ?? null,
    ...Object.fromEntries(reach.sums.map(({ filter, most }) => [filter, most])),
    unsaid_sums: reach.unsaidSums,
    ...{
      latitude: reach.circle?.point.lat,
      longitude: reach.circle?.point.lng,
      radius_km: reach.circle?.radiusKm,
    },
  }
}

type Journey = NonNullable<Parameters<typeof reachOf>[1]['journey']>

function journeyOf({ travel }: Places, search: ReturnType<typeof searchOfQuery>): Journey | null {
  if (search.commute_to === undefined) return null
  const [latitude = 0, longitude = 0] = search.commute_to.split(',').map(Number)
  const { commute_by = 'metro', commute_max = 45 } = search
  return { label: '', reach: travel.reach({ latitude, longitude }, commute_by, commute_max) }
}

const rowsAtOnce = 5000

/** Fills `count` alerts of the searches that people make, spread over the people who are there. */
export async function fillAlerts(client: pg.Client, count: number, places: Places): Promise<void> {
  const queries = queryMix(count, 7).map((query) =>
    canonicalQuery(new URLSearchParams(withoutPage(query)).toString()),
  )
  for (let from = 0; from < queries.length; from += rowsAtOnce) {
    const rows = queries.slice(from, from + rowsAtOnce).map((query) => alertRow(query, places))
    await client.query(
      `WITH people AS (SELECT array_agg(id) AS ids FROM user_profiles), given AS (
         SELECT *, row_number() OVER () AS n FROM json_populate_recordset(NULL::alerts, $1))
       INSERT INTO alerts (user_id, name, query, by_mail, by_push, frequency, south, west, north, east, city_patterns,
         address_pattern, min_rent, max_rent, max_total, move_in_by, facets, trait_masks, trait_saids,
         latitude, longitude, radius_km, organization_pattern, max_brokerage,
         max_maintenance, max_painting, unsaid_sums, exact, exact_but_place)
       SELECT ids[1 + (($2 + n) % cardinality(ids))], 'Alert', query, true, false, 'daily', south, west, north, east,
         city_patterns, address_pattern, min_rent, max_rent, max_total, move_in_by, facets, trait_masks,
         trait_saids, latitude, longitude, radius_km, organization_pattern, max_brokerage, max_maintenance,
         max_painting, unsaid_sums, exact, exact_but_place
       FROM given, people ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows), from],
    )
  }
  await client.query('VACUUM ANALYZE alerts')
}
