import type { MapCluster, MapPin, RoomMap } from '@basera/rooms/contract'

export interface Mark {
  /** Stays the same for the same rooms. */
  readonly key: string
  readonly lat: number
  readonly lng: number
  readonly count: number
  readonly countIsExact: boolean
  readonly rent: number
  /** `pin`: one room. `stack`: rooms at one blurred location. `cluster`: rooms that separate at a closer zoom. */
  readonly kind: 'pin' | 'stack' | 'cluster'
  readonly rooms: readonly MapPin[]
  readonly points: readonly { readonly lat: number; readonly lng: number }[]
}

/** Half a mark's width in pixels. */
export const halfWidth = ({ kind }: Pick<Mark, 'kind'>): number => ({ pin: 36, stack: 44, cluster: 25 })[kind]
/** Height in pixels within which two marks overlap. */
export const apart = 42

const tile = 512

function pixelsAt(lat: number, lng: number, zoom: number) {
  const size = tile * 2 ** zoom
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((lat * Math.PI) / 180)))
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

function stackOf(rooms: readonly MapPin[]): Mark {
  const [first] = rooms
  const lat = first?.public_latitude ?? 0
  const lng = first?.public_longitude ?? 0
  return {
    key: rooms.map(({ id }) => id).join(),
    lat,
    lng,
    count: rooms.length,
    countIsExact: true,
    rent: Math.min(...rooms.map(({ rent }) => rent)),
    kind: rooms.length === 1 ? 'pin' : 'stack',
    rooms,
    points: [{ lat, lng }],
  }
}

const squareOf = (square: MapCluster): Mark => ({
  key: `${square.latitude},${square.longitude},${square.count}`,
  lat: square.latitude,
  lng: square.longitude,
  count: square.count,
  countIsExact: square.count_is_exact,
  rent: square.min_rent,
  kind: 'cluster',
  rooms: [],
  points: [{ lat: square.latitude, lng: square.longitude }],
})

function joined(marks: readonly Mark[]): Mark {
  const [only] = marks
  if (only && marks.length === 1) return only
  const count = marks.reduce((sum, mark) => sum + mark.count, 0)
  const middle = (of: (mark: Mark) => number) =>
    marks.reduce((sum, mark) => sum + of(mark) * mark.count, 0) / count
  return {
    key: marks.map(({ key }) => key).join('|'),
    lat: middle(({ lat }) => lat),
    lng: middle(({ lng }) => lng),
    count,
    countIsExact: marks.every(({ countIsExact }) => countIsExact),
    rent: Math.min(...marks.map(({ rent }) => rent)),
    kind: 'cluster',
    rooms: marks.flatMap(({ rooms }) => rooms),
    points: marks.flatMap(({ points }) => points),
  }
}

function marksOf({ pins, clusters }: Pick<RoomMap, 'pins' | 'clusters'>): Mark[] {
  const places = new Map<string, MapPin[]>()
  for (const pin of pins) {
    const place = `${pin.public_latitude},${pin.public_longitude}`
    places.set(place, [...(places.get(place) ?? []), pin])
  }
  return [...[...places.values()].map(stackOf), ...clusters.map(squareOf)]
}

function joinedOnce(marks: readonly Mark[], zoom: number): Mark[] {
  const waiting = marks
    .map((mark) => ({ mark, ...pixelsAt(mark.lat, mark.lng, zoom) }))
    .sort((one, other) => other.mark.count - one.mark.count || (one.mark.key < other.mark.key ? -1 : 1))
  const taken = new Set<Mark>()
  return waiting.flatMap(({ mark, x, y }) => {
    if (taken.has(mark)) return []
    const near = waiting.filter(
      (other) =>
        !taken.has(other.mark) &&
        Math.abs(other.x - x) < halfWidth(other.mark) + halfWidth(mark) &&
        Math.abs(other.y - y) < apart,
    )
    for (const other of near) taken.add(other.mark)
    return [joined(near.map((other) => other.mark))]
  })
}

/** None overlap, every room is in exactly one. At the closest zoom pins and stacks are never joined. */
export function groupPins(
  map: Pick<RoomMap, 'pins' | 'clusters'>,
  zoom: number,
  closestZoom: number,
): Mark[] {
  let marks = marksOf(map)
  if (zoom >= closestZoom) return marks
  // A joined mark has a new place, where it may overlap the next.
  for (;;) {
    const fewer = joinedOnce(marks, zoom)
    if (fewer.length === marks.length) return fewer
    marks = fewer
  }
}
