import { type PageHead, prefix, sentencesOf } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { placeOfAddress } from '../card/place-of-address.ts'
import en from '../locales/en.json'
import { roomMetadata } from './room-metadata.ts'

const t = sentencesOf(en)

export function roomHead(room: Room | 'members' | undefined, base: string): PageHead {
  if (room === 'members')
    return { title: t('rooms.room.pageTitle', { title: t('rooms.room.members') }), noIndex: true }
  if (!room) return { title: t('rooms.room.pageTitle', { title: t('rooms.room.notFound') }), noIndex: true }
  const place = placeOfAddress(room.address)
  const title = t('rooms.room.pageTitle', { title: `${room.title}, ${place}` })
  const canonical = `/room/${room.id}`
  // In the browser only title and address change.
  if (!import.meta.env.SSR) return { title, canonical }
  const metadata = roomMetadata(room, place, new URL(prefix + canonical, base).href)
  return room.status === 'live' ? { title, canonical, ...metadata } : { title, noIndex: true, ...metadata }
}
