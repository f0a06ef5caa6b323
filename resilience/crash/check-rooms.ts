import { pictureWidths } from '@basera/platform/server/files'
import type { KnownRoom, Lister } from './lister.ts'

interface OwnRoom {
  readonly id: string
  readonly title: string
  readonly images: readonly { readonly id: string; readonly image_url: string }[]
}

async function ownRooms(address: string, token: string): Promise<OwnRoom[]> {
  const get = async <T>(path: string): Promise<T> => {
    const answer = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return (await answer.json()) as T
  }
  const rooms: OwnRoom[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor ? `?cursor=${cursor}` : ''
    const page: { items: { id: string }[]; next_cursor: string | null } = await get(`/api/me/rooms${query}`)
    for (const { id } of page.items) rooms.push(await get(`/api/me/rooms/${id}`))
    cursor = page.next_cursor
  }
  return rooms
}

async function missingFiles(address: string, room: OwnRoom): Promise<string[]> {
  const faults: string[] = []
  for (const { image_url } of room.images)
    for (const width of pictureWidths) {
      const answer = await fetch(`${address}${image_url}?w=${width}`)
      await answer.arrayBuffer()
      if (!answer.ok) faults.push(`${image_url} in ${width} px answers ${answer.status}`)
    }
  return faults
}

function compare(known: KnownRoom, rooms: readonly OwnRoom[]): string[] {
  const found = rooms.filter((room) => room.id === known.id || known.titles.has(room.title))
  const name = known.id ?? known.clientId
  if (found.length > 1) return [`${name} exists ${found.length} times`]
  const [room] = found
  if (!room) return known.id && known.deletion === 'none' ? [`${name} was acknowledged and is gone`] : []
  const faults: string[] = []
  if (known.deletion === 'done') faults.push(`${name} was deleted and is back`)
  if (!known.titles.has(room.title)) faults.push(`${name} has a title nobody gave it`)
  const ids = new Set(room.images.map(({ id }) => id))
  for (const photo of known.photos)
    if (!ids.has(photo)) faults.push(`${name} lost the acknowledged photo ${photo}`)
  if (room.images.length > known.photosAsked) faults.push(`${name} has more photos than were sent`)
  return faults
}

/** What is wrong with a lister's rooms, compared with what the lister was told. */
export async function checkRooms(address: string, token: string, lister: Lister): Promise<string[]> {
  const rooms = await ownRooms(address, token)
  const faults = lister.rooms.flatMap((known) => compare(known, rooms))
  const strangers = rooms.filter(
    (room) => !lister.rooms.some((known) => known.id === room.id || known.titles.has(room.title)),
  )
  for (const { id } of strangers) faults.push(`${id} is a room that nobody listed`)
  for (const room of rooms) faults.push(...(await missingFiles(address, room)))
  return faults
}
