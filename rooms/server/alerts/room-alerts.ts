import type { AlertKind, FoundItem } from '@basera/alerts/server'
import { addressPrefix } from '@basera/platform/contract/languages'
import { translations } from '@basera/platform/server/languages'
import { withoutLinks } from '@basera/platform/server/mail'
import type { Database } from '../database.ts'
import type { SearchPlaces } from '../search/search-journey.ts'
import { searchContext } from '../search-rooms.ts'
import { canonicalQuery, reachOf, searchOfQuery } from './alert-search.ts'
import type en from './locales/en.json'
import { queriesFinding } from './match-rooms.ts'
import {
  columnsOf,
  countNewRooms,
  findWaitingRooms,
  forgetWaitingRooms,
  hasWaiting,
  markRoomsSent,
  type WaitingRoom,
} from './room-alerts.queries.ts'

interface RoomAlertsOptions {
  readonly places: SearchPlaces
  /** False where rooms are for verified members (rooms.search-members-only). */
  readonly showsRooms: boolean
}

const texts = translations<typeof en>('rooms/server/alerts')

const foundRoom = ({ alert_id, id, rent, rent_fell, ...room }: WaitingRoom): FoundItem => ({
  ...{ alertId: alert_id, id, rent, path: (language) => `${addressPrefix(language)}/room/${id}` },
  words: (language) => {
    const { t } = texts(language)
    const plain = (text: string) => withoutLinks(text) ?? t('room')
    const address = plain(room.address)
    return {
      title: t('roomLabel', { rent, title: plain(room.title) }),
      line: rent_fell ? t('rentFell', { address }) : address,
    }
  },
})

interface Asking {
  readonly id: string
  readonly query: string
}

/** The waiting rooms that each alert's search still finds. */
async function stillFound(
  trx: Database,
  places: SearchPlaces,
  alerts: readonly Asking[],
  waiting: readonly WaitingRoom[],
): Promise<WaitingRoom[]> {
  const found: WaitingRoom[] = []
  for (const rows of Map.groupBy(waiting, ({ id }) => id).values()) {
    const [room] = rows
    if (!room) continue
    const asking = alerts.filter(({ id }) => rows.some(({ alert_id }) => alert_id === id))
    const queries = await queriesFinding(
      trx,
      places,
      room,
      asking.map(({ query }) => query),
    )
    const finding = asking.filter(({ query }) => queries.has(query))
    found.push(...rows.filter(({ alert_id }) => finding.some(({ id }) => id === alert_id)))
  }
  return found
}

const waitingMax = 500

/** Saved searches for rooms: new ones, and falls in rent. */
export const roomAlerts = ({ places, showsRooms }: RoomAlertsOptions): AlertKind => ({
  name: 'rooms',
  needsPhone: !showsRooms,
  async prepare(text) {
    const query = canonicalQuery(text)
    const search = searchOfQuery(query)
    return { query, columns: columnsOf(reachOf(search, await searchContext(places, search))) }
  },
  hasWaiting,
  countNew: async (db, userId) =>
    new Map((await countNewRooms(db, userId)).map(({ id, found }) => [id, found ?? 0])),
  async findWaiting(trx, userId, alerts) {
    const ids = alerts.map(({ id }) => id)
    const waiting = await findWaitingRooms(trx, userId, ids, waitingMax)
    const rooms = await stillFound(trx, places, alerts, waiting)
    return { items: rooms.map(foundRoom), isAll: waiting.length < waitingMax }
  },
  markSent: markRoomsSent,
  forgetWaiting: forgetWaitingRooms,
})
