import { lifestyleTags } from '@basera/accounts/contract'
import { distanceKm, type Point } from '@basera/places/contract'
import type { Fit, FitReason } from './roommate-shapes.ts'

/** Compared fields: no gender, religion, caste or region (roommates.fit-reasons). */
export interface FitProfile {
  readonly lifestyle_tags: readonly string[]
  readonly preferred_lifestyle_tags: readonly string[]
  readonly budget: number | null
  /** The blurred location (roommates.blurred-location). */
  readonly point: Point | null
}

/** Weights among the parts that both profiles have. */
export const fitWeights = { wishes: 50, budgets: 30, distance: 20 } as const

/** km: within one square of the public grid, and beyond any shared commute. */
export const fitDistanceKm = { near: 2, far: 50 } as const

interface Part {
  readonly weight: number
  readonly share: number
}

/** Only tags that everybody can choose: invented ones may name what must not count. */
const both = (one: readonly string[], other: readonly string[]) =>
  lifestyleTags.filter((tag) => one.includes(tag) && other.includes(tag))

const wishesOf = ({ preferred_lifestyle_tags: wishes }: FitProfile) => both(wishes, wishes)

function wishes(mine: FitProfile, theirs: FitProfile): { reasons: FitReason[]; part?: Part } {
  const asked = { mine: wishesOf(mine).length, theirs: wishesOf(theirs).length }
  const met = {
    mine: both(mine.preferred_lifestyle_tags, theirs.lifestyle_tags),
    theirs: both(theirs.preferred_lifestyle_tags, mine.lifestyle_tags),
  }
  const reasons: FitReason[] = []
  if (asked.mine > 0) reasons.push({ kind: 'they-are-what-you-wish', tags: met.mine, of: asked.mine })
  if (asked.theirs > 0) reasons.push({ kind: 'you-are-what-they-wish', tags: met.theirs, of: asked.theirs })
  const shared = both(mine.lifestyle_tags, theirs.lifestyle_tags)
  if (shared.length > 0) reasons.push({ kind: 'both-are', tags: shared })
  const all = asked.mine + asked.theirs
  if (all === 0) return { reasons }
  return {
    reasons,
    part: { weight: fitWeights.wishes, share: (met.mine.length + met.theirs.length) / all },
  }
}

function budgets(mine: FitProfile, theirs: FitProfile): { reasons: FitReason[]; part?: Part } {
  if (mine.budget === null || theirs.budget === null) return { reasons: [] }
  const apart = Math.abs(mine.budget - theirs.budget) / Math.max(mine.budget, theirs.budget)
  const reason: FitReason = { kind: 'budgets', yours: mine.budget, theirs: theirs.budget, apart }
  return { reasons: [reason], part: { weight: fitWeights.budgets, share: 1 - apart } }
}

function distance(mine: FitProfile, theirs: FitProfile): { reasons: FitReason[]; part?: Part } {
  if (!mine.point || !theirs.point) return { reasons: [] }
  const km = distanceKm(mine.point, theirs.point)
  const { near, far } = fitDistanceKm
  const share = Math.min(1, Math.max(0, (far - km) / (far - near)))
  return { reasons: [{ kind: 'distance', km }], part: { weight: fitWeights.distance, share } }
}

/** Seen from the first (roommates.fit-reasons); the other gets the same percent and reasons from their side. */
export function fitOf(mine: FitProfile, theirs: FitProfile): Fit {
  const compared = [wishes(mine, theirs), budgets(mine, theirs), distance(mine, theirs)]
  const parts = compared.flatMap(({ part }) => part ?? [])
  const weight = parts.reduce((sum, part) => sum + part.weight, 0)
  const points = parts.reduce((sum, part) => sum + part.weight * part.share, 0)
  return {
    percent: weight === 0 ? null : Math.round((100 * points) / weight),
    reasons: compared.flatMap(({ reasons }) => reasons),
  }
}
