import { someId } from '@basera/platform/server/database'
import { searchArea } from './search-area.ts'
import { noFilter, type SearchCriteria } from './search-criteria.ts'
import type { SortKey } from './search-order.queries.ts'
import { type Part, partOf } from './search-part.queries.ts'
import type { Spans } from './search-spans.ts'
import type { SearchedCity } from './searched-city.ts'

export const someArea = searchArea({ lat: 12.9, lng: 77.6 }, 5)
const someCity: SearchedCity = { id: 'c-pune-pune', name: 'Pune', otherNames: [] }
const someTraits: SearchCriteria = {
  ...noFilter,
  maxTotal: 9000,
  moveInBy: '2026-12-01',
  traits: [{ filter: 'home_type', mask: 1n, said: 15n }],
  sums: [{ filter: 'max_brokerage', most: 1 }],
}
export const last: SortKey = { key: 1, id: someId }
export const byDistance: SearchCriteria = {
  ...noFilter,
  area: someArea,
  from: someArea.point,
  sort: 'distance',
}
const someSpans: Spans = { lats: [12.9], wests: [77.5], easts: [77.6], minutes: null }
const someBox = { south: 12, west: 77, north: 13, east: 78 }
const someCorners = [
  { lat: 12, lng: 77 },
  { lat: 13, lng: 77 },
  { lat: 13, lng: 78 },
]
/** One part per shape of the SQL. */
export const sampleParts: readonly Part[] = [
  partOf(noFilter, 'located', null),
  partOf({ ...noFilter, sort: 'price-low', facets: [1], minRent: 1, maxRent: 2 }, 'located', last),
  partOf({ ...noFilter, address: '%a%', organizations: { count: 1, ids: '{1}' } }, 'located', last),
  partOf({ ...noFilter, address: '%a%', isAddressCommon: true }, 'located', last),
  partOf({ ...noFilter, area: someArea, organizations: { count: 9999, ids: '{1}' } }, 'located', last),
  partOf({ ...noFilter, area: someArea, sort: 'price-high' }, 'located', last),
  partOf(byDistance, 'located', last),
  partOf({ ...byDistance, city: someCity }, 'unlocated', last),
  partOf({ ...noFilter, sort: 'total-low' }, 'located', last),
  partOf({ ...noFilter, spans: someSpans, shape: someBox }, 'located', last),
  partOf({ ...noFilter, shape: someBox }, 'located', last),
  partOf({ ...byDistance, shape: { corners: someCorners }, within: someArea }, 'located', last),
  partOf({ ...noFilter, sort: 'commute', spans: { ...someSpans, minutes: [9.5] } }, 'located', last),
  partOf({ ...someTraits, unknown: 'include' }, 'located', null),
  partOf({ ...someTraits, unknown: 'only' }, 'located', null),
]

/** Of a city's rooms, by what they say. */
export const inCity: SearchCriteria = { ...someTraits, area: someArea, city: someCity }
