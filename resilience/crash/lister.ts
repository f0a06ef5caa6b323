import { randomInt, randomUUID } from 'node:crypto'
import { someListing } from '@basera/testkit/product'

/** What was acknowledged about a room, and what was never answered. */
export interface KnownRoom {
  readonly clientId: string
  /** Absent until the creation was acknowledged. */
  id?: string
  /** Titles the room may have: the last acknowledged one, and those of edits without an answer. */
  titles: Set<string>
  deletion: 'none' | 'asked' | 'done'
  readonly photos: Set<string>
  photosAsked: number
}

type Deed = 'create' | 'upload' | 'edit' | 'delete'

export type Tally = Record<Deed, number>

export const noDeeds = (): Tally => ({ create: 0, upload: 0, edit: 0, delete: 0 })

export interface Lister {
  readonly rooms: KnownRoom[]
  readonly underWay: Tally
  readonly done: Tally
  /** Does one thing; resolves also when the server went away in the middle of it. */
  act(): Promise<void>
}

const manyRooms = 12

/** In letters alone: digits in a row would be taken for a telephone number (rooms.no-contact-details). */
const someTitle = (): string =>
  `Bright room ${randomUUID().replaceAll(/[\d-]/g, (sign) => 'ghijklmnopq'.charAt('0123456789-'.indexOf(sign)))}`

const newRoom = (): KnownRoom => ({
  clientId: randomUUID(),
  titles: new Set([someTitle()]),
  deletion: 'none',
  photos: new Set(),
  photosAsked: 0,
})

/** Calls of the product, counted while they last and once they were answered. */
function openCalls(address: string) {
  const underWay = noDeeds()
  const done = noDeeds()
  async function call(deed: Deed, path: string, init: RequestInit): Promise<Response | undefined> {
    underWay[deed]++
    try {
      const answer = await fetch(address + path, init)
      if (answer.ok) {
        // An answer counts once it is here as a whole.
        const whole = new Response(await answer.arrayBuffer(), { status: 200 })
        done[deed]++
        return whole
      }
      // 503: so busy that it turns people away. 502 and 504: a balancer in front, in the name of a process that is gone.
      if (![404, 409, 502, 503, 504].includes(answer.status))
        throw new Error(`${deed} answered ${answer.status}`)
      return undefined
    } catch (error) {
      if (error instanceof TypeError) return undefined
      throw error
    } finally {
      underWay[deed]--
    }
  }
  return { underWay, done, call }
}

/** Lists, edits and deletes rooms and sends photos without a pause. */
export function openLister(address: string, token: string, photo: Blob): Lister {
  const rooms: KnownRoom[] = []
  const { underWay, done, call } = openCalls(address)
  const headers = { authorization: `Bearer ${token}` }
  const json = { ...headers, 'content-type': 'application/json' }

  async function create(room: KnownRoom): Promise<void> {
    const [title = ''] = room.titles
    const body = JSON.stringify({ ...someListing, title, client_id: room.clientId })
    const answer = await call('create', '/api/rooms', { method: 'POST', headers: json, body })
    if (answer) room.id = ((await answer.json()) as { id: string }).id
  }

  async function upload(room: KnownRoom): Promise<void> {
    const body = new FormData()
    body.append('file', photo, 'photo.jpg')
    room.photosAsked++
    const path = `/api/rooms/${room.id}/images?client_id=${randomUUID()}`
    const answer = await call('upload', path, { method: 'POST', headers, body })
    if (answer) room.photos.add(((await answer.json()) as { id: string }).id)
  }

  async function edit(room: KnownRoom): Promise<void> {
    const title = someTitle()
    room.titles.add(title)
    const body = JSON.stringify({ title })
    const answer = await call('edit', `/api/rooms/${room.id}`, { method: 'PATCH', headers: json, body })
    if (answer) room.titles = new Set([title])
  }

  async function remove(room: KnownRoom): Promise<void> {
    room.deletion = 'asked'
    const answer = await call('delete', `/api/rooms/${room.id}`, { method: 'DELETE', headers })
    if (answer) room.deletion = 'done'
  }

  return {
    rooms,
    underWay,
    done,
    async act() {
      const unanswered = rooms.find(({ id }) => id === undefined)
      // A creation without an answer is sent again, as the form does.
      if (unanswered) return create(unanswered)
      const living = rooms.filter(({ deletion }) => deletion === 'none')
      const room = living[randomInt(Math.max(1, living.length))]
      if (!room || (living.length < manyRooms && randomInt(4) === 0)) {
        const fresh = newRoom()
        rooms.push(fresh)
        return create(fresh)
      }
      const chance = randomInt(10)
      if (chance < 5) return upload(room)
      return chance < 8 ? edit(room) : remove(room)
    },
  }
}
