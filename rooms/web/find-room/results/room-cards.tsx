import type { RoomPage } from '@basera/rooms/contract'
import type { ReactNode } from 'react'
import { RoomCard } from '../../card/room-card.tsx'
import type { ShownRoom as Room } from '../../card/shown-room.ts'
import { RoomHeart } from '../../saved/room-heart.tsx'

/** Columns of cards on wide screens: none for a rail or a map beside them, or `both`. */
export type CardsWidth = 'both' | 'one' | 'none'

const columns = {
  both: 'xl:grid-cols-2',
  one: 'xl:grid-cols-3',
  none: 'lg:grid-cols-3 xl:grid-cols-4',
}

/** The grid of cards: one column on phones, up to four with nothing `beside` it. */
export function RoomGrid({
  beside,
  children,
}: {
  readonly beside: CardsWidth
  readonly children: ReactNode
}) {
  return <ul className={`grid gap-x-6 gap-y-8 sm:grid-cols-2 ${columns[beside]}`}>{children}</ul>
}

export interface CardsLook {
  readonly today: string
  readonly beside: CardsWidth
  /** What the minutes of cards are to. */
  readonly journey: RoomPage['commute'] | undefined
  /** The position of the first card in the page. */
  readonly start?: number
}

export function RoomCards({
  rooms,
  today,
  beside,
  journey,
  start = 0,
}: CardsLook & { readonly rooms: readonly Room[] }) {
  return (
    <RoomGrid beside={beside}>
      {rooms.map((room, index) => (
        <li key={room.id} className="relative">
          <RoomCard room={room} index={start + index} today={today} journey={journey} />
          <RoomHeart room={room} />
        </li>
      ))}
    </RoomGrid>
  )
}

const boxes = [0, 1, 2, 3, 4, 5]

/** Placeholders the size of cards, shown after 150 ms (shell.loading-delay). */
export function RoomSkeletons({ beside }: Pick<CardsLook, 'beside'>) {
  return (
    <div aria-hidden="true" className="soon">
      <RoomGrid beside={beside}>
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
