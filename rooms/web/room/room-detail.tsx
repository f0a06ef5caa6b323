import { Gallery, RoomFacts } from './late-parts.ts'
import { ContactBar, ListerCard } from './lister-card.tsx'
import { RoomBar } from './room-bar.tsx'
import type { RoomData } from './room-data.ts'

/** A room as everyone sees it: photos, facts, costs, amenities, description and its lister. */
export function RoomDetail({ room }: RoomData) {
  return (
    <div className="wrap">
      <RoomBar room={room} />
      <Gallery room={room} />
      <div className="grid gap-8 pt-5 pb-10 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_372px] lg:items-start lg:gap-18 lg:pt-9 lg:pb-24">
        <RoomFacts room={room} />
        <ListerCard lister={room.lister} />
      </div>
      <ContactBar rent={room.rent} />
    </div>
  )
}
