import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import { RoomCard } from '../../card/room-card.tsx'
import en from '../../locales/en.json'
import { RoomHeart } from '../../saved/room-heart.tsx'
import type { LocalityProps } from './locality-props.ts'
import { searchPath } from './search-path.ts'

/** Their photos are below the first screen: none is fetched at once. */
const belowFold = 4

/** A few of the rooms on offer; where the search is for members, the way to it. */
export function NewestRooms({ page: { rooms, place }, today, isForMembers }: LocalityProps) {
  const t = useSentences(en)
  return (
    <section>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 text-h2">{t('rooms.rents.free')}</h2>
        <Link className="link locality-link" to={searchPath(place)}>
          {t('rooms.rents.free.all')}
        </Link>
      </div>
      {rooms.items.length > 0 ? (
        <ul className="locality-rooms">
          {rooms.items.map((room, index) => (
            <li key={room.id} className="relative">
              <RoomCard room={room} index={index + belowFold} today={today} />
              <RoomHeart room={room} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-ink-2">
          {isForMembers && rooms.total > 0 ? t('rooms.rents.free.members') : t('rooms.rents.free.none')}
        </p>
      )}
    </section>
  )
}
