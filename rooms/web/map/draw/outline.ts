/** Of the screen, in px. */
export type Pixel = readonly [x: number, y: number]

function offLine([x, y]: Pixel, [ax, ay]: Pixel, [bx, by]: Pixel): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs(dx * (ay - y) - dy * (ax - x)) / length
}

/** The points without those that are closer than `tolerance` px to the line of the others (Douglas-Peucker). */
function simplified(points: readonly Pixel[], tolerance: number): readonly Pixel[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return points
  const distances = points.map((point) => offLine(point, first, last))
  const most = Math.max(...distances)
  if (most <= tolerance) return [first, last]
  const middle = distances.indexOf(most)
  const start = simplified(points.slice(0, middle + 1), tolerance)
  return [...start.slice(0, -1), ...simplified(points.slice(middle), tolerance)]
}

/** px² of the area inside corners. */
export function areaInside(corners: readonly Pixel[]): number {
  const sum = corners.reduce((total, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}

/** px²: less is a slip of the finger. */
const smallestArea = 400

/** The corners of a drawn line, at most `max`; none for a line around nothing (rooms.search-outline). */
export function outlineOf(line: readonly Pixel[], max: number): readonly Pixel[] {
  let tolerance = 2
  let corners = simplified(line, tolerance)
  while (corners.length > max) {
    tolerance *= 1.5
    corners = simplified(line, tolerance)
  }
  return corners.length >= 3 && areaInside(corners) >= smallestArea ? corners : []
}
