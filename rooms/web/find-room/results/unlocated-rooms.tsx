import { useSentences } from '@basera/platform/web'
import { countedTo, type RoomPage } from '@basera/rooms/contract'
import { useId } from 'react'
import type { ShownRoom as Room } from '../../card/shown-room.ts'
import en from '../../locales/en.json'
import { type CardsLook, RoomCards } from './room-cards.tsx'

interface UnlocatedRoomsProps extends CardsLook {
  readonly rooms: readonly Room[]
  readonly page: Pick<RoomPage, 'unlocated_total' | 'unlocated_city'>
}

/** Rooms of the searched city without a location, apart from those that are counted (rooms.search-unlocated). */
export function UnlocatedRooms({ rooms, page, ...look }: UnlocatedRoomsProps) {
  const t = useSentences(en)
  const id = useId()
  if (rooms.length === 0 || page.unlocated_city === null) return null
  const words = { n: page.unlocated_total, city: page.unlocated_city }
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-7">
      <h3 id={id} className="text-[1.125rem] leading-[1.3] font-[660]">
        {t(words.n >= countedTo ? 'rooms.search.unlocatedAtLeast' : 'rooms.search.unlocated', words)}
      </h3>
      <p className="mt-1 mb-4 text-small text-ink-2">{t('rooms.search.unlocatedWhy')}</p>
      <RoomCards rooms={rooms} {...look} />
    </section>
  )
}
