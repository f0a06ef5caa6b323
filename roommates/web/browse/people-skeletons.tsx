import { Skeleton } from '@basera/platform/design'

const places = [0, 1, 2, 3, 4, 5]

/** Boxes the size of the cards that will take their place; they appear after 150 ms (design 8). */
export function PeopleSkeletons() {
  return (
    <ul aria-hidden="true" className="soon browse-people">
      {places.map((place) => (
        <li key={place} className="person">
          <div className="roommate-head">
            <Skeleton className="browse-sk-face" />
            <div className="browse-sk-name">
              <Skeleton className="browse-sk-line" />
              <Skeleton className="browse-sk-line" />
            </div>
          </div>
          <Skeleton className="browse-sk-bio" />
          <Skeleton className="browse-sk-line" />
          <Skeleton className="browse-sk-view" />
        </li>
      ))}
    </ul>
  )
}
