import { earthRadiusKm } from '@basera/places/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Criteria } from './criteria.ts'
import type { Area } from './distance.ts'
import type { Segment } from './order.ts'

/** Budgets in the index are thousands and tens of thousands; all from here on are one. */
const dearest = 50

/** The keys of budgets from `least` to `most`, and of some around them; null for all there are. */
export function budgetKeys(least: number, most: number): string[] | null {
  const last = Math.min(dearest, Math.floor(most / 1000))
  let next = Math.min(dearest, Math.floor(least / 1000))
  if (next === 0 && last === dearest) return null
  const keys: string[] = []
  while (next <= last) {
    const isWhole = next === dearest || (next % 10 === 0 && next + 9 <= last)
    keys.push(isWhole ? `B${next / 10}` : `b${next}`)
    next += isWhole ? 10 : 1
  }
  return keys
}

/** Squares a degree of the grid for a radius in km: few of them cover it, and not much more than it. */
function gridOf(radiusKm: number): { readonly letter: string; readonly steps: number } {
  if (radiusKm <= 10) return { letter: 'x', steps: 10 }
  return radiusKm <= 25 ? { letter: 'y', steps: 4 } : { letter: 'z', steps: 1 }
}

const degrees = (angle: number) => (angle * 180) / Math.PI
/** Rounding never loses a profile: the box is some metres too large. */
const slack = 1e-4

/** The keys of the squares around a point; null near a pole and the date line, where a box is none. */
export function squareKeys({ lat, lng, radiusKm }: Area): string[] | null {
  const angle = radiusKm / earthRadiusKm
  const up = degrees(angle) + slack
  if (Math.abs(lat) + up > 85) return null
  const aside = degrees(Math.asin(Math.sin(angle) / Math.cos((lat * Math.PI) / 180))) + slack
  if (Math.abs(lng) + aside > 179) return null
  const { letter, steps } = gridOf(radiusKm)
  const keys: string[] = []
  for (let row = Math.floor((lat - up) * steps); row <= (lat + up) * steps; row++)
    for (let column = Math.floor((lng - aside) * steps); column <= (lng + aside) * steps; column++)
      keys.push(`${letter}${row}:${column}`)
  return keys
}

const nowhere = 'w'

function areaKeys(area: Area | null, segment: Segment | null): string[] | null {
  if (segment === 'nowhere') return [nowhere]
  const squares = area && squareKeys(area)
  return squares && (segment === 'placed' ? squares : [...squares, nowhere])
}

/** A row `l` has one of these keys. */
export const hasKey = (keys: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`l.keys && ${keys}`

/**
 * What the filters of a search ask of the keys of a row `l`, one condition each: every row that passes has them, and some
 * more. `segment` asks for the rows of one only.
 */
export function keysFor(criteria: Criteria, segment: Segment | null): RawBuilder<boolean>[] {
  const { gender, minBudget, maxBudget, tags, area } = criteria
  const wanted = [
    gender === null ? null : [`g${gender}`],
    budgetKeys(minBudget ?? 0, maxBudget ?? Number.POSITIVE_INFINITY),
    tags?.map((tag) => `t${tag}`) ?? null,
    areaKeys(area, segment),
  ]
  return wanted.flatMap((keys) => (keys ? [hasKey(sql`${keys}::text[]`)] : []))
}
