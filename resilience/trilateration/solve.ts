export interface Point {
  readonly lat: number
  readonly lng: number
}

/** Kilometres at which something is from a point. */
export interface Measured extends Point {
  readonly km: number
}

const radian = Math.PI / 180
/** Kilometres a degree of latitude, on the sphere that the search measures on. */
const degree = 6371 * radian

/** Kilometres between two points on the sphere. */
export function apart(a: Point, b: Point): number {
  const up = Math.sin(((b.lat - a.lat) * radian) / 2) ** 2
  const across = Math.sin(((b.lng - a.lng) * radian) / 2) ** 2
  const half = up + Math.cos(a.lat * radian) * Math.cos(b.lat * radian) * across
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The point so many kilometres away in a direction, on the sphere; `angle` in radians from north. */
export function moved({ lat, lng }: Point, angle: number, km: number): Point {
  const turn = km / 6371
  const [sin, cos] = [Math.sin(lat * radian), Math.cos(lat * radian)]
  const to = Math.asin(sin * Math.cos(turn) + cos * Math.sin(turn) * Math.cos(angle))
  const east = Math.atan2(Math.sin(angle) * Math.sin(turn) * cos, Math.cos(turn) - sin * Math.sin(to))
  return { lat: to / radian, lng: lng + east / radian }
}

/** Where all distances meet best: least squares, by Gauss and Newton, from a first guess. */
export function meetingPoint(measured: readonly Measured[], guess: Point): Point {
  let { lat, lng } = guess
  for (let round = 0; round < 30; round++) {
    let [xx, xy, yy, xr, yr] = [0, 0, 0, 0, 0]
    const narrow = Math.cos(lat * radian)
    for (const one of measured) {
      const km = apart({ lat, lng }, one) || 1e-9
      const x = ((lng - one.lng) * degree * narrow) / km
      const y = ((lat - one.lat) * degree) / km
      const off = one.km - km
      xx += x * x
      xy += x * y
      yy += y * y
      xr += x * off
      yr += y * off
    }
    const whole = xx * yy - xy * xy
    lng += (yy * xr - xy * yr) / whole / (degree * narrow)
    lat += (xx * yr - xy * xr) / whole / degree
  }
  return { lat, lng }
}
