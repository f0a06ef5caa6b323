import { useSentences } from '@basera/platform/web'
import { countedTo, type RoomPage } from '@basera/rooms/contract'
import { useId } from 'react'
import type { ShownRoom as Room } from '../../card/shown-room.ts'
import en from '../../locales/en.json'
import { type CardsLook, RoomCards } from './room-cards.tsx'

type Counted = Pick<RoomPage, 'unlocated_total' | 'unlocated_city'>

interface UnlocatedRoomsProps extends CardsLook {
  readonly rooms: readonly Room[]
  readonly page: Counted
}

function useCountWords({ unlocated_total: n, unlocated_city: city }: Counted): string {
  const t = useSentences(en)
  const id = n >= countedTo ? 'rooms.search.unlocatedAtLeast' : 'rooms.search.unlocated'
  return t(id, { n, city: city ?? '' })
}

/** Their count, where "Show more" comes before their section. */
export const UnlocatedCount = ({ page }: Pick<UnlocatedRoomsProps, 'page'>) => (
  <p className="-mt-3 mb-4 text-small text-ink-2">{useCountWords(page)}</p>
)

/** Rooms of the searched city without a location, apart from those that are counted (rooms.search-unlocated). */
export function UnlocatedRooms({ rooms, page, ...look }: UnlocatedRoomsProps) {
  const t = useSentences(en)
  const id = useId()
  const count = useCountWords(page)
  if (rooms.length === 0 || page.unlocated_city === null) return null
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-7">
      <h3 id={id} className="text-[1.125rem] leading-[1.3] font-[660]">
        {count}
      </h3>
      <p className="mt-1 mb-4 text-small text-ink-2">{t('rooms.search.unlocatedWhy')}</p>
      <RoomCards rooms={rooms} {...look} />
    </section>
  )
}
