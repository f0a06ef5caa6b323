import { RoomGrid } from './room-grid.tsx'

const places = [0, 1, 2, 3, 4, 5]

/** Boxes the size of the cards that will take their place; they appear after 150 ms (design 8). */
export function RoomSkeletons({ wide }: { wide: boolean }) {
  return (
    <div aria-hidden="true" className="soon">
      <RoomGrid wide={wide}>
        {places.map((place) => (
          <li key={place}>
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
