import {
  type RoomCard,
  type RoomFacetSearch,
  type RoomPage,
  type RoomSearch,
  sortOf,
} from '@basera/rooms/contract'
import type { Database } from './database.ts'
import { presentCard } from './present-room.ts'
import { type CardsFor, findCards } from './rooms.queries.ts'
import { aroundNamedCity } from './search/named-city.ts'
import type { Point } from './search/search-area.ts'
import { type SearchContext, shapeOf } from './search/search-criteria.ts'
import {
  type Journey,
  journeyOf,
  minutesTo,
  presentJourney,
  type SearchPlaces,
} from './search/search-journey.ts'
import { type SearchPage, searchPage } from './search/search-page.ts'
import { middleOf } from './search/search-spans.ts'
import { searchedCity } from './search/searched-city.ts'

const pointOf = ({ lat, lng }: RoomFacetSearch): Point | null =>
  lat === undefined || lng === undefined ? null : { lat, lng }

/** The point whose city's unlocated rooms belong to a search (rooms.search-unlocated). */
function middle(search: RoomFacetSearch, journey: Journey | null): Point | null {
  const shape = shapeOf(search)
  if (shape) return middleOf(shape)
  const to = journey && { lat: journey.reach.to.latitude, lng: journey.reach.to.longitude }
  return pointOf(search) ?? to
}

/** Looks up the city and the journey of a search. Throws `validation_failed` for a destination that nobody knows. */
export async function searchContext(places: SearchPlaces, search: RoomFacetSearch): Promise<SearchContext> {
  const journey = await journeyOf(places, search)
  const point = middle(search, journey)
  return { journey, city: point && (await searchedCity(places.directory, point)) }
}

async function withMinutes(
  places: SearchPlaces,
  journey: Journey,
  cards: readonly RoomCard[],
): Promise<RoomCard[]> {
  const minutes = await minutesTo(places, journey, cards)
  return cards.map((card) => ({ ...card, commute_minutes: minutes.get(card.id) ?? null }))
}

async function cardsOf(db: Database, { matches, cards }: SearchPage, wanted: CardsFor): Promise<RoomCard[]> {
  const ids = matches.map(({ id }) => id)
  const read = async () => (ids.length > 0 ? await findCards(db, ids, wanted.point, wanted.viewerId) : [])
  const byId = cards ?? new Map((await read()).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentCard(row)] : []
  })
}

/**
 * A page of search results for any number of rooms (rooms.search-pages). Throws `validation_failed` for a cursor of
 * another search and for a destination that nobody knows. Rooms of who is blocked with `viewerId` are left out of the
 * page; the counts still have them.
 */
export async function searchRooms(
  db: Database,
  places: SearchPlaces,
  asked: RoomSearch,
  viewerId: string | null,
): Promise<RoomPage> {
  const search = await aroundNamedCity(places.directory, { ...asked, sort: sortOf(asked) })
  const context = await searchContext(places, search)
  const { journey } = context
  const wanted = { point: pointOf(search), viewerId }
  const page = await searchPage(db, search, context, { cards: wanted })
  const { counts, city, nextCursor } = page
  const cards = await cardsOf(db, page, wanted)
  return {
    items: journey ? await withMinutes(places, journey, cards) : cards,
    total: counts.total,
    total_is_exact: counts.totalIsExact,
    next_cursor: nextCursor,
    unlocated_total: counts.unlocatedTotal,
    unlocated_city: city,
    unknown_total: counts.unknownTotal,
    commute: journey && presentJourney(journey),
  }
}
