import { type Map as GlMap, Marker } from 'maplibre-gl'
import type { Mark } from './group-pins.ts'
import { markLabel, markText } from './mark-words.ts'

const heart =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5'

interface Drawn {
  readonly marker: Marker
  readonly button: HTMLButtonElement
  mark: Mark
}

/** Ids of rooms whose marks look different. */
export interface MarkLook {
  readonly chosen: ReadonlySet<string>
  readonly visited: ReadonlySet<string>
  readonly saved: ReadonlySet<string>
}

/** Marks on the map: real buttons, for keyboards and screen readers. */
export interface DrawnMarks {
  /** Shows exactly these marks; one that stays keeps its element and focus. */
  draw(marks: readonly Mark[]): void
  paint(look: MarkLook): void
  focus(roomId: string): void
  clear(): void
}

function heartIcon(): SVGSVGElement {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', heart)
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.append(path)
  return icon
}

function buttonFor(mark: Mark, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = mark.kind === 'cluster' ? 'map-cluster' : 'map-pin'
  const words = document.createElement('span')
  words.textContent = markText(mark)
  button.append(words)
  if (mark.kind !== 'cluster') button.append(heartIcon())
  button.addEventListener('click', (event) => {
    // The map would handle the click too.
    event.stopPropagation()
    onPress()
  })
  return button
}

export function drawnMarks(map: GlMap, onPress: (mark: Mark) => void): DrawnMarks {
  const drawn = new Map<string, Drawn>()
  function add(mark: Mark) {
    const button = buttonFor(mark, () => onPress(drawn.get(mark.key)?.mark ?? mark))
    const anchor = mark.kind === 'cluster' ? 'center' : 'bottom'
    const marker = new Marker({ element: button, anchor, offset: anchor === 'bottom' ? [0, -6] : [0, 0] })
      .setLngLat([mark.lng, mark.lat])
      .addTo(map)
    drawn.set(mark.key, { marker, button, mark })
  }
  const holding = (roomId: string | undefined) =>
    [...drawn.values()].find(({ mark }) => mark.rooms.some(({ id }) => id === roomId))?.button
  return {
    draw(marks) {
      const wanted = new Set(marks.map(({ key }) => key))
      const focused = [...drawn.values()].find(({ button }) => button === document.activeElement)
      for (const [key, { marker }] of drawn) {
        if (wanted.has(key)) continue
        marker.remove()
        drawn.delete(key)
      }
      for (const mark of marks) {
        const known = drawn.get(mark.key)
        if (known) known.mark = mark
        else add(mark)
      }
      // The focused mark may be part of another one now; losing focus would jump to the top of the page.
      if (focused && !wanted.has(focused.mark.key)) {
        const next = holding(focused.mark.rooms[0]?.id) ?? map.getCanvas()
        next.focus({ preventScroll: true })
      }
    },
    paint({ chosen, visited, saved }) {
      for (const { button, mark } of drawn.values()) {
        const ids = mark.rooms.map(({ id }) => id)
        const isOn = ids.some((id) => chosen.has(id))
        button.classList.toggle('is-on', isOn)
        button.classList.toggle('is-seen', mark.kind !== 'cluster' && ids.every((id) => visited.has(id)))
        const savedCount = mark.kind === 'cluster' ? 0 : ids.filter((id) => saved.has(id)).length
        button.classList.toggle('is-saved', savedCount > 0)
        button.setAttribute('aria-label', markLabel(mark, savedCount))
        if (isOn) button.setAttribute('aria-current', 'true')
        else button.removeAttribute('aria-current')
      }
    },
    focus(roomId) {
      holding(roomId)?.focus({ preventScroll: true })
    },
    clear() {
      for (const { marker } of drawn.values()) marker.remove()
      drawn.clear()
    },
  }
}
