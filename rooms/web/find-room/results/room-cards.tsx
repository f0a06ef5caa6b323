import type { RoomCard as Room } from '@basera/rooms/contract'
import type { ReactNode } from 'react'
import { RoomCard } from '../../card/room-card.tsx'

interface RoomGridProps {
  readonly wide: boolean
  readonly children: ReactNode
}

/** The grid of cards: one column on phones, up to four if `wide`. */
export function RoomGrid({ wide, children }: RoomGridProps) {
  const columns = wide ? 'lg:grid-cols-3 xl:grid-cols-4' : 'xl:grid-cols-3'
  return <ul className={`grid gap-x-6 gap-y-8 sm:grid-cols-2 ${columns}`}>{children}</ul>
}

interface RoomCardsProps {
  readonly rooms: readonly Room[]
  readonly today: string
  readonly wide: boolean
}

export function RoomCards({ rooms, today, wide }: RoomCardsProps) {
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

const boxes = [0, 1, 2, 3, 4, 5]

/** Placeholders the size of cards, shown after 150 ms (shell.loading-delay). */
export function RoomSkeletons({ wide }: Pick<RoomGridProps, 'wide'>) {
  return (
    <div aria-hidden="true" className="soon">
      <RoomGrid wide={wide}>
        {boxes.map((box) => (
          <li key={box}>
            <div className="sk aspect-4/3" />
            <div className="sk mt-3.5 h-5 w-[38%]" />
            <div className="sk mt-2.5 h-4 w-[82%]" />
            <div className="sk mt-2.5 h-3.5 w-[56%]" />
            <div className="h-13" />
          </li>
        ))}
      </RoomGrid>
    </div>
  )
}
