import type { DemoData } from '../demo-data.ts'
import type { Placement } from '../files/place-pictures.ts'
import type { ChatPhotoRow } from '../rows.ts'

export interface DemoChatPhotos {
  readonly rows: readonly ChatPhotoRow[]
  readonly placements: readonly Placement[]
}

const served = '/storage/v1/object/public/'

/** One in so many chats about a room. */
const every = 4

/** What listers last wrote comes with a photo of their room, in some chats. */
export function makeDemoChatPhotos({ chats, rooms, images, messages, placements }: DemoData): DemoChatPhotos {
  const listers = new Map(rooms.map(({ id, user_id }) => [id, user_id]))
  const sources = new Map(placements.map((placement) => [placement.path, placement]))
  const photosOf = Map.groupBy(images, ({ room_id }) => room_id)
  const made = chats.flatMap(({ id: chatId, room_id: roomId }, n) => {
    const lister = listers.get(roomId ?? '')
    const photo = photosOf.get(roomId ?? '')?.[1]
    const source = sources.get(photo?.image_url.slice(served.length) ?? '')
    if (n % every !== 0 || !lister || !photo || !source) return []
    const said = messages.findLast(({ chat_id, sender_id }) => chat_id === chatId && sender_id === lister)
    const { width, height, blur } = photo
    if (!said?.created_at || !width || !height || !blur) return []
    const row: ChatPhotoRow = {
      // One photo a chat: its id serves for both.
      ...{ id: chatId, chat_id: chatId, client_id: chatId, sender_id: lister, seq: said.seq, place: 1 },
      ...{ width, height, blur, stored_at: said.created_at, created_at: said.created_at },
    }
    return [{ row, placement: { ...source, path: `chat-photos/${lister}/${chatId}/${chatId}.webp` } }]
  })
  return { rows: made.map(({ row }) => row), placements: made.map(({ placement }) => placement) }
}
