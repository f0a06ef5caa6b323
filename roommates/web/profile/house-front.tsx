import { GrilleWindow, Toran } from '@basera/platform/design/art'

/** The front of a house: garland, wall and open windows, out of which the person looks (design 12). */
export function HouseFront() {
  return (
    <div className="person-band" aria-hidden="true">
      <Toran className="person-toran" />
      <div className="person-windows">
        <GrilleWindow paint="patta" plant="left" />
        <GrilleWindow paint="geru" />
        <GrilleWindow paint="neel" plant="right" />
      </div>
    </div>
  )
}
