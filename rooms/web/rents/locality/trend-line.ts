import type { RentWeek } from '@basera/rooms/contract'

export interface KnownWeek extends RentWeek {
  readonly median: number
  /** Position from the left and from above, in hundredths of the chart. */
  readonly x: number
  readonly y: number
}

export interface TrendLine {
  readonly lowest: number
  readonly highest: number
  /** Weeks without a gap between them; a week with too few rooms ends a part. */
  readonly parts: readonly (readonly KnownWeek[])[]
  readonly first: KnownWeek
  readonly last: KnownWeek
}

/** A flat line stands in the middle. */
const flat = 50

/** The line of the weeks' medians; null where fewer than two are known. */
export function trendLine(weeks: readonly RentWeek[]): TrendLine | null {
  const medians = weeks.flatMap(({ median }) => median ?? [])
  const lowest = Math.min(...medians)
  const highest = Math.max(...medians)
  const parts: KnownWeek[][] = [[]]
  for (const [index, week] of weeks.entries()) {
    const { median } = week
    if (median === null) parts.push([])
    else {
      const x = (index / (weeks.length - 1)) * 100
      const y = highest === lowest ? flat : ((highest - median) / (highest - lowest)) * 100
      parts.at(-1)?.push({ ...week, median, x, y })
    }
  }
  const known = parts.flat()
  const [first] = known
  const last = known.at(-1)
  if (!first || !last || known.length < 2) return null
  return { lowest, highest, parts: parts.filter(({ length }) => length > 0), first, last }
}

/** An SVG path through the weeks of a part. */
export const pathOf = (weeks: readonly KnownWeek[]): string =>
  `M${weeks.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
