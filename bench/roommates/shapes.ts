import { roommateSorts } from '@basera/roommates/contract'

export type Query = Readonly<Record<string, string>>

export interface Shape {
  readonly name: string
  readonly queries: readonly Query[]
}

const texts: Readonly<Record<string, readonly string[]>> = {
  'no text': [''],
  'one letter': ['a', 'e', 'q', 'z', 'k', 'x', 'i', '7'],
  'two letters': ['an', 'sh', 'qu', 'zx', 'zu', 'ju', 'th', '2b'],
  'rare word': ['zubin', 'xyzzy', 'sharma', 'iit bombay', 'trekking at', 'guntur', 'cartons', 'plants'],
  'common word': ['the', 'professional', 'vegetarian', 'quiet', 'bengaluru', 'and', 'clean', 'smoker'],
  'several words': [
    'quiet clean',
    'a b',
    'ananya sharma',
    'early riser',
    'koramangala bengaluru',
    'i work at',
  ],
}
const places = [
  { lat: '19.076', lng: '72.878' },
  { lat: '12.972', lng: '77.594' },
  { lat: '28.651', lng: '77.231' },
  { lat: '31.105', lng: '77.173' },
  { lat: '13.353', lng: '74.786' },
  { lat: '25.214', lng: '75.865' },
]
const filters: Readonly<Record<string, readonly Query[]>> = {
  'no filter': [{}],
  'radius 5 km': places.map((place) => ({ ...place, radius_km: '5' })),
  'radius 25 km': places,
  'radius 100 km': places.map((place) => ({ ...place, radius_km: '100' })),
  tags: [
    { tags: 'vegetarian' },
    { tags: 'smoker,night-owl' },
    { tags: 'trekking' },
    { tags: 'nobody-has-this' },
  ],
  gender: [{ gender: 'female' }, { gender: 'male' }, { gender: 'other' }],
  budget: [
    { min_budget: '20000' },
    { max_budget: '5000' },
    { min_budget: '9000', max_budget: '9500' },
    { min_budget: '8000', max_budget: '15000' },
  ],
  organization: [
    { organization: 'zomato' },
    { organization: 'a' },
    { organization: 'iit' },
    { organization: 'zx' },
  ],
  location: [{ location: 'mumbai' }, { location: 'koramangala' }, { location: 'a' }, { location: 'xy' }],
  'several filters': [
    { gender: 'female', tags: 'clean', max_budget: '12000' },
    { location: 'bengaluru', tags: 'trekking', gender: 'male' },
    { ...places[0], gender: 'female', tags: 'vegetarian', min_budget: '9000' },
  ],
}

const canSort = (sort: string, query: Query) =>
  sort === 'fit' ? !query.q : (sort !== 'relevance' || query.q) && (sort !== 'distance' || query.lat)

const most = 16
const some = (queries: readonly Query[]) =>
  queries.filter((_, index) => queries.length <= most || (index * most) % queries.length < most)

/** Every sort with every kind of text and every kind of filter that it can have (roommates.search-sorts). */
export function everyShape(): Shape[] {
  return roommateSorts.flatMap((sort) =>
    Object.entries(texts).flatMap(([text, words]) =>
      Object.entries(filters).flatMap(([filter, given]) => {
        const queries = words.flatMap((q) => given.map((one) => ({ ...one, ...(q ? { q } : {}), sort })))
        const asked = queries.filter((query) => canSort(sort, query))
        return asked.length > 0 ? [{ name: `${sort} | ${text} | ${filter}`, queries: some(asked) }] : []
      }),
    ),
  )
}
