import type { RoomCard as Room } from '@basera/rooms/contract'
import { RoomCard } from '../../card/room-card.tsx'
import { RoomGrid } from './room-grid.tsx'
import { RoomSkeletons } from './room-skeletons.tsx'

interface RoomCardsProps {
  /** Null while they are on their way. */
  readonly rooms: readonly Room[] | null
  readonly today: string
  /** The filters are hidden: there is room for more columns. */
  readonly wide: boolean
}

/** The rooms of a search, or boxes where they will be. */
export function RoomCards({ rooms, today, wide }: RoomCardsProps) {
  if (!rooms) return <RoomSkeletons wide={wide} />
  return (
    <RoomGrid wide={wide}>
      {rooms.map((room, index) => (
        <li key={room.id}>
          <RoomCard room={room} index={index} today={today} />
        </li>
      ))}
    </RoomGrid>
  )
}
