import { type Api, Problem } from '@basera/platform/contract'
import type { RoomCalls } from '@basera/rooms/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  changeRoomsOf,
  deviceRents,
  deviceRooms,
  memberRooms,
  roomsOf,
  writeDeviceRooms,
} from './kept-rooms.ts'
import { knowNotes, mergeDeviceRooms, sendWishes } from './send-wishes.ts'

const userId = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'
const room = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

/** A server that keeps `saved` and refuses what `refuse` says. */
function server(saved: string[] = [], refuse: (roomId: string) => Error | undefined = () => undefined) {
  const asked: string[] = []
  const gone = new AbortController()
  const api = (async (
    key: string,
    input: { params?: { room_id: string }; body?: { room_ids: string[] } },
  ) => {
    const roomId = input.params?.room_id ?? ''
    asked.push(`${key.split(' ')[0]} ${input.body ? input.body.room_ids.length : roomId}`)
    const error = refuse(roomId)
    if (error) throw error
    if (input.body) saved.unshift(...input.body.room_ids.filter((id) => !saved.includes(id)))
    return { room_ids: [...saved] }
  }) as unknown as Api<RoomCalls>
  return { sender: { api, userId, signal: gone.signal }, asked, saved, gone }
}

const wish = (roomId: string, saved: boolean) =>
  changeRoomsOf(userId, ({ wishes }) => ({ wishes: { ...wishes, [roomId]: saved } }))
const known = () => roomsOf(memberRooms.read(), userId)

describe('rooms.saved-merge: favourites of a device are merged at sign-in', () => {
  it('sends them, the oldest first, lets go of them, and learns all that is saved', async () => {
    const ids = Array.from({ length: 450 }, (_, n) => room(n))
    deviceRooms.write([...ids, 'nonsense'])
    const { sender, asked } = server([room(900)])
    await mergeDeviceRooms(sender)
    expect(asked).toEqual(['POST 200', 'POST 200', 'POST 50'])
    expect(known().ids).toEqual([...ids, room(900)])
    expect(deviceRooms.read()).toEqual([])
  })

  it('rooms.saved-cheaper: sends the rents that they were saved at, and lets go of these too', async () => {
    const rents = { [room(1)]: 9000, [room(3)]: 7000, [room(4)]: 10_000_001 }
    writeDeviceRooms([room(1), room(2), room(4)], rents)
    expect(Object.keys(deviceRents.read())).toEqual([room(1), room(4)])
    const bodies: unknown[] = []
    const api = (async (_: string, { body }: { body?: unknown }) => {
      bodies.push(body)
      return { room_ids: [] }
    }) as never
    await mergeDeviceRooms({ ...server().sender, api })
    expect(bodies).toEqual([{ room_ids: [room(1), room(2), room(4)], rents: [9000, null, null] }])
    expect(deviceRents.read()).toEqual({})
  })

  it('keeps them while the server cannot be reached', async () => {
    deviceRooms.write([room(1)])
    const { sender } = server([], () => new Problem('service_unavailable', 'offline'))
    await expect(mergeDeviceRooms(sender)).rejects.toThrow('offline')
    expect(deviceRooms.read()).toEqual([room(1)])
  })

  it('writes nothing on the device of somebody who has signed out meanwhile', async () => {
    const { sender, gone } = server([room(1)])
    gone.abort()
    await expect(mergeDeviceRooms(sender)).rejects.toThrow()
    expect(memberRooms.read().owner).toBe('')
  })
})

describe('hearts of members', () => {
  it('rooms.saved-note: bring back the note of a room that was let go of on this page', async () => {
    knowNotes((_, id) => (id === room(1) ? 'Ask about water' : null))
    wish(room(1), true)
    const { sender } = server()
    const bodies: unknown[] = []
    const api = (async (key: string, { body }: { body?: unknown }) => void bodies.push([key, body])) as never
    await sendWishes({ ...sender, api })
    knowNotes(() => null)
    expect(bodies).toEqual([['PUT /api/me/saved-rooms/{room_id}/note', { note: 'Ask about water' }]])
  })

  it('are sent one after the other, and then known', async () => {
    changeRoomsOf(userId, () => ({ ids: [room(2)] }))
    wish(room(1), true)
    wish(room(2), false)
    const { sender, asked } = server()
    await sendWishes(sender)
    expect(asked).toEqual([`PUT ${room(1)}`, `DELETE ${room(2)}`])
    expect(known()).toMatchObject({ ids: [room(1)], wishes: {} })
  })

  it('wait while the server cannot be reached', async () => {
    wish(room(1), true)
    const offline = server([], () => new Problem('service_unavailable', 'offline'))
    await expect(sendWishes(offline.sender)).rejects.toThrow('offline')
    expect(known()).toMatchObject({ ids: [], wishes: { [room(1)]: true } })
    await sendWishes(server().sender)
    expect(known()).toMatchObject({ ids: [room(1)], wishes: {} })
  })

  it('are rolled back where the room is gone, and the page is told', async () => {
    wish(room(1), true)
    wish(room(2), true)
    const { sender } = server([], (id) =>
      id === room(1) ? new Problem('not_found', 'Room Not Found') : undefined,
    )
    await sendWishes(sender)
    expect(known()).toMatchObject({ ids: [room(2)], wishes: {}, refused: room(1) })
  })

  it('a change of mind while one is on its way is sent after it', async () => {
    wish(room(1), true)
    const { sender, asked } = server([], () => {
      if (asked.length === 1) wish(room(1), false)
      return undefined
    })
    await sendWishes(sender)
    expect(asked).toEqual([`PUT ${room(1)}`, `DELETE ${room(1)}`])
    expect(known()).toMatchObject({ ids: [], wishes: {} })
  })

  it("never shows another member's", () => {
    wish(room(1), true)
    expect(roomsOf(memberRooms.read(), 'rohan')).toMatchObject({ ids: [], wishes: {} })
  })
})
