import {
  type Caller,
  defineFeature,
  type Feature,
  type Handlers,
  type KeptAnswers,
} from '@basera/platform/server/feature'
import type { FileStore } from '@basera/platform/server/files'
import type { Limit, Limits } from '@basera/platform/server/limits'
import type { Logger } from '@basera/platform/server/logger'
import type { Secrets } from '@basera/platform/server/secrets'
import { type RoomCalls, roomCalls } from '@basera/rooms/contract'
import { compareRooms } from './compare/compare-rooms.ts'
import type { Database, OpenDatabase } from './database.ts'
import { showMap } from './map/show-map.ts'
import { showNearby } from './nearby/show-nearby.ts'
import { newestRooms, roomsWithoutPhotos } from './outside-rooms.queries.ts'
import { ownRoomHandlers } from './own/own-room-handlers.ts'
import type { RoomLife } from './own/room-life.ts'
import { roomsPersonalData } from './personal-data.ts'
import { addPhoto } from './photos/add-photo.ts'
import { orderPhotos } from './photos/order-photos.ts'
import { photoBucket } from './photos/photo-files.ts'
import { removePhoto } from './photos/remove-photo.ts'
import { showPriceHint } from './rents/show-price-hint.ts'
import { roomTasks } from './room-tasks.ts'
import { mergeSavedRooms, noteRoom, saveRoom } from './saved/save-room.ts'
import { deleteSaved } from './saved/saved-rooms.queries.ts'
import { showSavedRooms } from './saved/show-saved-rooms.ts'
import { aroundNamedCity } from './search/named-city.ts'
import type { SearchPlaces } from './search/search-journey.ts'
import { showFacets } from './search/show-facets.ts'
import { searchContext, searchRooms } from './search-rooms.ts'
import { showRoom, showRoomsByIds } from './show-room.ts'
import { countView } from './views/count-view.ts'

interface RoomsOptions {
  readonly db: OpenDatabase
  /** For what visitors read of rooms; `db` if not given. */
  readonly publicDb?: Database
  readonly files: FileStore
  readonly places: SearchPlaces
  /** Checks calls against {@link roomLimits}. */
  readonly limits: Limits
  readonly logger: Pick<Logger, 'warn'>
  readonly secrets: Secrets
  readonly life?: RoomLife
  /** False where rooms are published at once, without checks (`ROOM_REVIEW=off`). */
  readonly reviews?: boolean
  /** False where rooms are for members: none is in the site map (rooms.search-members-only). */
  readonly showsRooms?: boolean
  readonly answers?: KeptAnswers
}

type Some<Key extends string> = Pick<Handlers<RoomCalls>, Extract<keyof RoomCalls, Key>>
type Photos = Some<`${string}/images${string}`>
type Looking = Some<`GET /api/rooms${string}` | `${string}/view` | `${string}saved-rooms${string}`>

/**
 * Limits of rooms. A call and its page share one (shell.page-budget). Those of searches, rooms, maps, views and rooms
 * by ids count per client address and are generous, because a mobile network puts thousands of phones behind one
 * address. `room-view` counts per address and room, the others per member.
 */
export const roomLimits: Readonly<Record<string, Limit>> = {
  'room-search': { points: 600, seconds: 60, near: true },
  'room-page': { points: 600, seconds: 60, near: true },
  'room-facets': { points: 600, seconds: 60, near: true },
  'room-map': { points: 300, seconds: 60, near: true },
  'room-nearby': { points: 300, seconds: 60, near: true },
  'rooms-by-ids': { points: 300, seconds: 60, near: true },
  'room-views': { points: 600, seconds: 60, near: true },
  'room-view': { points: 1, seconds: 86_400 },
  'room-listing': { points: 120, seconds: 3600 },
  /** Edits, statuses, confirmations, deletions and what takes them back. */
  'room-change': { points: 300, seconds: 3600 },
  'room-saving': { points: 1000, seconds: 3600 },
  'room-photo': { points: 400, seconds: 3600 },
}

const viewerOf = ({ session }: Caller): string | null => session?.userId ?? null

type ReadDb = (caller: Caller) => Database

/** Members read what they have just written. */
const readDbOf =
  ({ db, publicDb = db }: RoomsOptions): ReadDb =>
  ({ session }) =>
    session ? db : publicDb

const lookingHandlers = ({ db, limits, places, secrets }: RoomsOptions, readDb: ReadDb): Looking => ({
  'GET /api/rooms': ({ query }, caller) => searchRooms(readDb(caller), places, query, viewerOf(caller)),
  'GET /api/rooms/facets': async ({ query }, caller) => {
    const search = await aroundNamedCity(places.directory, query)
    return showFacets(readDb(caller), search, await searchContext(places, search))
  },
  'GET /api/rooms/map': async ({ query }, caller) => {
    const search = await aroundNamedCity(places.directory, query)
    return showMap(readDb(caller), search, await searchContext(places, search), viewerOf(caller))
  },
  'GET /api/rooms/by-ids': ({ query }, caller) => showRoomsByIds(readDb(caller), query.ids, viewerOf(caller)),
  'GET /api/rooms/compare': ({ query }, caller) =>
    compareRooms(readDb(caller), places, query, viewerOf(caller)),
  'GET /api/rooms/{id}': ({ params }, caller) => showRoom(readDb(caller), params.id, viewerOf(caller)),
  'GET /api/rooms/{id}/nearby': ({ params }, caller) =>
    showNearby(readDb(caller), places, params.id, viewerOf(caller)),
  'GET /api/rooms/price-hint': ({ query }, caller) => showPriceHint(readDb(caller), places.directory, query),
  'POST /api/rooms/{id}/view': async ({ params }, caller) => {
    await countView({ db, limits, secrets }, params.id, caller)
  },
  'GET /api/me/saved-rooms': ({ query }, { session }) => showSavedRooms(db, session.userId, query),
  'POST /api/me/saved-rooms': async ({ body }, member) => {
    await limits.spend('room-saving', member)
    return mergeSavedRooms(db, member.session.userId, body)
  },
  'PUT /api/me/saved-rooms/{room_id}': async ({ params }, member) => {
    await limits.spend('room-saving', member)
    await saveRoom(db, member.session.userId, params.room_id)
  },
  'PUT /api/me/saved-rooms/{room_id}/note': async ({ params, body }, member) => {
    await limits.spend('room-saving', member)
    await noteRoom(db, member.session.userId, { id: params.room_id, note: body.note })
  },
  'DELETE /api/me/saved-rooms/{room_id}': async ({ params }, member) => {
    await limits.spend('room-saving', member)
    await deleteSaved(db, member.session.userId, params.room_id)
  },
})

/** Handlers of the photos of one's own rooms. */
const photoHandlers = (options: RoomsOptions): Photos => ({
  'POST /api/rooms/{id}/images': async ({ params, query, file }, member) => {
    await options.limits.spend('room-photo', member)
    const { userId } = member.session
    return addPhoto(options, { userId, roomId: params.id, clientId: query.client_id }, file)
  },
  'DELETE /api/rooms/{id}/images/{image_id}': async ({ params }, { session }) => {
    await removePhoto(options, session.userId, { roomId: params.id, imageId: params.image_id })
  },
  'PUT /api/rooms/{id}/images/order': async ({ params, body }, { session }) => ({
    items: await orderPhotos(options.db, session.userId, params.id, body.image_ids),
  }),
})

const listedRooms = async (db: Database) =>
  (await newestRooms.all(db)).map(({ id, changed }) => ({ path: `/room/${id}`, changed }))

/** The API of rooms: search and room pages, one's own rooms and their photos, saved rooms. */
export const roomsFeature = (options: RoomsOptions): Feature =>
  defineFeature({
    name: 'rooms',
    calls: roomCalls,
    handlers: {
      ...lookingHandlers(options, readDbOf(options)),
      ...ownRoomHandlers(options),
      ...photoHandlers(options),
    },
    limits: roomLimits,
    callLimits: {
      'GET /api/rooms': 'room-search',
      'GET /api/rooms/facets': 'room-facets',
      'GET /api/rooms/map': 'room-map',
      'GET /api/rooms/{id}': 'room-page',
      'GET /api/rooms/{id}/nearby': 'room-nearby',
      'GET /api/rooms/price-hint': 'room-nearby',
      'GET /api/rooms/by-ids': 'rooms-by-ids',
      'GET /api/rooms/compare': 'rooms-by-ids',
      'POST /api/rooms/{id}/view': 'room-views',
    },
    tasks: roomTasks(options.db, options.files, options.places.directory, options.life),
    personalData: [roomsPersonalData(options.db)],
    publicBuckets: [{ name: photoBucket, isLasting: true }],
    keptAnswers: options.answers,
    withheldFolders: async () => (await roomsWithoutPhotos.all(options.db)).map(({ id }) => id),
    ...((options.showsRooms ?? true)
      ? { listedPages: () => listedRooms(options.publicDb ?? options.db) }
      : {}),
  })
