import { stockPhoto } from '@basera/platform/design/stock'
import type { OwnRoomCard } from '@basera/rooms/contract'
import { photoSources } from '../photos/photo-sources.ts'

/** The cover, or the stock picture (rooms.stock-photo). */
export function ownPhoto({ id, cover }: Pick<OwnRoomCard, 'id' | 'cover'>) {
  const standIn = stockPhoto(id)
  return { ...(cover ? photoSources(cover) : { src: standIn }), standIn }
}
