import { MapPinIcon } from '@basera/platform/design/icons'
import { rupees, useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { Gallery } from './gallery.tsx'
import { ContactBar, ListerCard } from './lister-card.tsx'
import { RoomBar } from './room-bar.tsx'
import type { RoomData } from './room-data.ts'
import { AboutRoom, Amenities, MonthlyCosts, Tiles } from './room-facts.tsx'

/** A room as everyone sees it: photos, facts, costs, amenities, description and its lister. */
export function RoomDetail({ room }: RoomData) {
  const t = useSentences(en)
  return (
    <div className="wrap">
      <RoomBar room={room} />
      <Gallery room={room} />
      <div className="grid gap-8 pt-5 pb-10 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_372px] lg:items-start lg:gap-18 lg:pt-9 lg:pb-24">
        <div>
          <header>
            <h1 className="text-h1">{room.title}</h1>
            <p className="mt-2 flex gap-2 text-balance text-ink-2">
              <MapPinIcon className="mt-0.5 text-ink-3" />
              <span>{room.address}</span>
            </p>
            <p className="mt-4 text-[1.75rem] leading-[1.15] font-[740] tracking-[-0.01em] tabular-nums lg:text-[2.125rem]">
              {rupees(room.rent)}{' '}
              <span className="text-body tracking-normal text-ink-3">{t('rooms.room.perMonth')}</span>
            </p>
          </header>
          <Tiles room={room} />
          <div className="grid gap-x-12 gap-y-7 pt-8 empty:hidden lg:grid-cols-[400px_minmax(0,1fr)] lg:pt-9 lg:only:grid-cols-1">
            <MonthlyCosts room={room} />
            <Amenities room={room} />
          </div>
          <AboutRoom description={room.description} />
          {room.public_latitude !== null && (
            <p className="mt-8 max-w-[38rem] text-small text-ink-3">{t('rooms.room.approximate')}</p>
          )}
        </div>
        <ListerCard room={room} />
      </div>
      <ContactBar room={room} />
    </div>
  )
}
