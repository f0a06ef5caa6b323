import { logAct, type OperatorAct } from '@basera/accounts/server'
import { Problem } from '@basera/platform/contract'
import type { OpenDatabase } from '../database.ts'
import { refusals } from '../sentences.ts'
import {
  type FoundRoom,
  findAnyRoom,
  findRoomsById,
  findRoomsByText,
  type OperatorRoom,
} from './operator.queries.ts'

export const noSuchRoom = () => new Problem('not_found', refusals.noSuchRoom)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Finds rooms by id, lister's id, or part of title or address, newest first. Logs the look-up (trust.operator-log). */
export async function findRooms(
  db: OpenDatabase,
  act: OperatorAct,
  text: string,
  limit = 50,
): Promise<FoundRoom[]> {
  const words = text.trim()
  return db.transaction().execute(async (trx) => {
    await logAct(trx, act)
    return uuid.test(words)
      ? findRoomsById(trx, words, limit)
      : findRoomsByText(trx, words.toLowerCase(), limit)
  })
}

/** One room, even deleted or hidden; logs the look-up. Throws `not_found`. */
export async function showAnyRoom(db: OpenDatabase, act: OperatorAct, id: string): Promise<OperatorRoom> {
  return db.transaction().execute(async (trx) => {
    const room = await findAnyRoom(trx, id)
    if (!room) throw noSuchRoom()
    await logAct(trx, act, { kind: 'room', id })
    return room
  })
}
