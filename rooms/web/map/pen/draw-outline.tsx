import { Button, useBackCloses } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { polygonPointsMax, type RoomFilters } from '@basera/rooms/contract'
import type { Map as GlMap } from 'maplibre-gl'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import en from '../../locales/en.json'
import { outlineOf, type Pixel } from '../draw/outline.ts'
import { useStroke } from './use-stroke.ts'

type Outline = RoomFilters['outline']
type Corner = Outline[number]

interface DrawOutlineProps {
  readonly map: GlMap
  readonly onDone: (outline: Outline) => void
  readonly onCancel: () => void
}

/** px that an arrow key moves the map. */
const step = 40
const arrows: Readonly<Record<string, [number, number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
}

const barMargin = 12
/** px between the window and a map that sticks to it. */
const windowMargin = 20

const cornerAt = (map: GlMap, [x, y]: Pixel): Corner => {
  const { lat, lng } = map.unproject([x, y])
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) }
}

const withCorner = (corners: Outline, corner: Corner): Outline =>
  corners.length < polygonPointsMax &&
  !corners.some(({ lat, lng }) => lat === corner.lat && lng === corner.lng)
    ? [...corners, corner]
    : corners

/** By itself focus scrolls a map that sticks to the window until the list beside it is gone. */
function useFirstFocus(first: RefObject<HTMLElement | null>, sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const button = first.current
    button?.focus({ preventScroll: true })
    const bar = button?.closest('fieldset')
    if (button && bar) bar.scrollTop = button.offsetTop + button.offsetHeight + barMargin - bar.clientHeight
    const below = (sheet.current?.getBoundingClientRect().bottom ?? 0) - window.innerHeight
    if (below > 0) window.scrollBy(0, below + windowMargin)
  }, [first, sheet])
}

/** Draws an outline over the map: by a stroke, by taps on its corners, or by keys (rooms.search-outline). */
export default function DrawOutline({ map, onDone, onCancel }: DrawOutlineProps) {
  const t = useSentences(en)
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const [corners, setCorners] = useState<Outline>([])
  useMoves(map)
  useBackCloses(() => {
    onCancel()
    return true
  })
  useFirstFocus(first, sheet)
  const add = (pixel: Pixel) => setCorners((before) => withCorner(before, cornerAt(map, pixel)))
  const line = useStroke(sheet, {
    onTap: add,
    onStroke(drawn) {
      const outline = outlineOf(drawn, polygonPointsMax).map((pixel) => cornerAt(map, pixel))
      if (outline.length > 0) onDone(outline)
    },
  })
  const undo = () => setCorners((before) => before.slice(0, -1))
  const middle = () => {
    const { x, y } = map.project(map.getCenter())
    return [x, y] as const
  }
  function press(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (arrow) map.panBy(arrow, { animate: false })
    else if (event.key === 'Backspace') undo()
    else if (event.key === 'Escape') onCancel()
    else return
    // Over the whole page, Esc would close the map too.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <div ref={sheet} className="map-sheet">
        <Drawing line={line} corners={corners.map(({ lat, lng }) => pixelAt(map, lat, lng))} />
        <i className="map-cross" />
      </div>
      <fieldset
        className="map-draw-bar"
        aria-label={t('rooms.map.drawName')}
        aria-describedby={id}
        onKeyDown={press}
      >
        <p id={id}>{t('rooms.map.drawHow')}</p>
        <p role="status">{t('rooms.map.drawCorners', { n: corners.length })}</p>
        <div>
          <Button ref={first} size="s" onClick={() => add(middle())}>
            {t('rooms.map.drawCorner')}
          </Button>
          {corners.length > 0 && (
            <Button size="s" onClick={undo}>
              {t('rooms.map.drawUndo')}
            </Button>
          )}
          {corners.length > 2 && (
            <Button size="s" look="primary" onClick={() => onDone(corners)}>
              {t('rooms.map.drawDone')}
            </Button>
          )}
          <Button size="s" look="quiet" onClick={onCancel}>
            {t('rooms.map.drawCancel')}
          </Button>
        </div>
      </fieldset>
    </>
  )
}

const pixelAt = (map: GlMap, lat: number, lng: number): Pixel => {
  const { x, y } = map.project([lng, lat])
  return [x, y]
}

/** Renders again whenever the map moves, for what is drawn stays on its ground. */
function useMoves(map: GlMap): void {
  const [, setMoves] = useState(0)
  useEffect(() => {
    const moved = () => setMoves((n) => n + 1)
    map.on('move', moved)
    return () => void map.off('move', moved)
  }, [map])
}

function Drawing({ line, corners }: { readonly line: readonly Pixel[]; readonly corners: readonly Pixel[] }) {
  const text = (pixels: readonly Pixel[]) => pixels.map(([x, y]) => `${x},${y}`).join(' ')
  return (
    <svg aria-hidden="true">
      <polygon points={text(corners)} />
      <polyline points={text(line)} />
      {corners.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
      ))}
    </svg>
  )
}
