import { useSession } from '@basera/accounts/web'
import { Gallery, RoomClosed, RoomFacts } from './islands.ts'
import { ContactBar, ListerCard } from './lister-card.tsx'
import { RoomBar } from './room-bar.tsx'
import type { RoomData } from './room-data.ts'
import { useView } from './use-view.ts'

/** A room as everyone sees it: photos, facts, costs, amenities, description and its lister, whom it shows other buttons. */
export function RoomDetail({ room, today }: RoomData) {
  const isOwner = useSession().user?.id === room.user_id
  useView(room.id, isOwner)
  return (
    <div className="wrap">
      <RoomBar room={room} />
      {room.status !== 'live' && <RoomClosed room={room} />}
      <Gallery room={room} />
      <div className="grid gap-8 pt-5 pb-10 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_372px] lg:items-start lg:gap-18 lg:pt-9 lg:pb-24">
        <RoomFacts room={room} today={today} />
        <ListerCard room={room} isOwner={isOwner} />
      </div>
      {!isOwner && room.status === 'live' && <ContactBar room={room} />}
    </div>
  )
}
