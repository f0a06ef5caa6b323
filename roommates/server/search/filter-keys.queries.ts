import { earthRadiusKm } from '@basera/places/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Criteria } from './criteria.ts'
import type { Area } from './distance.queries.ts'
import type { Segment } from './order.queries.ts'

/** The index has thousands and tens of thousands; all from 50,000 on share a key. */
const dearest = 50

function budgetKeys(least: number, most: number): string[] | null {
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

function gridOf(radiusKm: number): { readonly letter: string; readonly steps: number } {
  if (radiusKm <= 10) return { letter: 'x', steps: 10 }
  return radiusKm <= 25 ? { letter: 'y', steps: 4 } : { letter: 'z', steps: 1 }
}

const degrees = (angle: number) => (angle * 180) / Math.PI
/** Some metres too large, so that rounding never loses a profile. */
const slack = 1e-4

interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Around an area; null near a pole and the date line. */
export function boxOf({ lat, lng, radiusKm }: Area): Bounds | null {
  const angle = radiusKm / earthRadiusKm
  const up = degrees(angle) + slack
  if (Math.abs(lat) + up > 85) return null
  const aside = degrees(Math.asin(Math.sin(angle) / Math.cos((lat * Math.PI) / 180))) + slack
  if (Math.abs(lng) + aside > 179) return null
  return { south: lat - up, west: lng - aside, north: lat + up, east: lng + aside }
}

function squareKeys(area: Area): string[] | null {
  const box = boxOf(area)
  if (!box) return null
  const { letter, steps } = gridOf(area.radiusKm)
  const keys: string[] = []
  for (let row = Math.floor(box.south * steps); row <= box.north * steps; row++)
    for (let column = Math.floor(box.west * steps); column <= box.east * steps; column++)
      keys.push(`${letter}${row}:${column}`)
  return keys
}

const unlocated = 'w'

function areaKeys(area: Area | null, segment: Segment | null): string[] | null {
  if (segment === 'unlocated') return [unlocated]
  const squares = area && squareKeys(area)
  return squares && (segment === 'located' ? squares : [...squares, unlocated])
}

export const hasKey = (keys: RawBuilder<unknown>): RawBuilder<unknown> => sql`l.keys && ${keys}`

/** Conditions on keys that every passing row meets, and some others; `segment` restricts them. */
export function keysFor(criteria: Criteria, segment: Segment | null): RawBuilder<unknown>[] {
  const { gender, minBudget, maxBudget, tags, area, photoChecked, workProven } = criteria
  const wanted = [
    gender === null ? null : [`g${gender}`],
    budgetKeys(minBudget ?? 0, maxBudget ?? Number.POSITIVE_INFINITY),
    tags?.map((tag) => `t${tag}`) ?? null,
    areaKeys(area, segment),
    photoChecked ? ['pp'] : null,
    workProven ? ['pw'] : null,
  ]
  return wanted.flatMap((keys) => (keys ? [hasKey(sql`${keys}::text[]`)] : []))
}
