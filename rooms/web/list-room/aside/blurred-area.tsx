import { blurredLocation, type Point, roomGridStep } from '@basera/places/contract'
import { useSentences } from '@basera/platform/web'
import en from '../../locales/en.json'

/** Sides of the drawing and of one grid square. */
const width = 240
const height = 120
const square = 48

const radians = (degrees: number) => degrees * (Math.PI / 180)

/** Position in the square, in squares from its middle to the east and south. */
export function placeInSquare(point: Point): readonly [number, number] {
  const middle = blurredLocation(point, roomGridStep)
  const east = (point.longitude - middle.longitude) * Math.cos(radians(middle.latitude))
  return [east / roomGridStep, (middle.latitude - point.latitude) / roomGridStep]
}

const lines = (from: number, end: number) =>
  Array.from({ length: Math.ceil((end - from) / square) }, (_, place) => from + place * square)

/** What others see of the location: a square of about 500 m, drawn without a map (rooms.blurred-location). */
export function BlurredArea({ point }: { readonly point: Point }) {
  const t = useSentences(en)
  const [east, south] = placeInSquare(point)
  const [x, y] = [width / 2, height / 2]
  const half = square / 2
  return (
    <figure className="flex flex-wrap items-center gap-4 rounded-3 border border-line bg-surface p-3">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="w-32 max-w-full shrink-0 rounded-2 bg-sunken"
        role="img"
        aria-label={t('rooms.list.area.picture')}
      >
        <g stroke="var(--c-line-strong)" opacity=".6">
          {lines((x + half) % square, width).map((at) => (
            <path key={at} d={`M${at} 0V${height}`} />
          ))}
          {lines((y + half) % square, height).map((at) => (
            <path key={at} d={`M0 ${at}H${width}`} />
          ))}
        </g>
        <rect
          x={x - half}
          y={y - half}
          width={square}
          height={square}
          fill="var(--c-primary)"
          opacity=".22"
        />
        <circle cx={x} cy={y} r={half * 1.42} fill="none" stroke="var(--c-primary)" strokeWidth="2.5" />
        <circle cx={x + east * square} cy={y + south * square} r="4" fill="var(--c-accent)" />
      </svg>
      <figcaption className="min-w-0 flex-[1_1_7rem]">
        <p className="font-[600] text-label">{t('rooms.list.area')}</p>
        <p className="mt-0.5 text-ink-3 text-small">{t('rooms.list.area.text')}</p>
      </figcaption>
    </figure>
  )
}
