import { lifestyleTags } from '@basera/accounts/contract'
import { distanceKm, type Point } from '@basera/places/contract'
import type { ProfileReason } from '../roommate-shapes.ts'

/** Compared fields: no gender, religion, caste or region (roommates.fit-reasons). */
export interface ComparedProfile {
  readonly lifestyle_tags: readonly string[]
  readonly preferred_lifestyle_tags: readonly string[]
  readonly budget: number | null
  /** The blurred location (roommates.blurred-location). */
  readonly point: Point | null
}

/** km within one square of the public grid. */
export const sameAreaKm = 2

/** Only tags that everybody can choose: invented ones may name what must not count. */
const both = (one: readonly string[], other: readonly string[]) =>
  lifestyleTags.filter((tag) => one.includes(tag) && other.includes(tag))

const wishesOf = ({ preferred_lifestyle_tags: wishes }: ComparedProfile) => both(wishes, wishes)

function wishes(mine: ComparedProfile, theirs: ComparedProfile): ProfileReason[] {
  const asked = { mine: wishesOf(mine).length, theirs: wishesOf(theirs).length }
  const met = {
    mine: both(mine.preferred_lifestyle_tags, theirs.lifestyle_tags),
    theirs: both(theirs.preferred_lifestyle_tags, mine.lifestyle_tags),
  }
  const reasons: ProfileReason[] = []
  if (asked.mine > 0) reasons.push({ kind: 'they-are-what-you-wish', tags: met.mine, of: asked.mine })
  if (asked.theirs > 0) reasons.push({ kind: 'you-are-what-they-wish', tags: met.theirs, of: asked.theirs })
  const shared = both(mine.lifestyle_tags, theirs.lifestyle_tags)
  if (shared.length > 0) reasons.push({ kind: 'both-are', tags: shared })
  return reasons
}

function budgets(mine: ComparedProfile, theirs: ComparedProfile): ProfileReason[] {
  if (mine.budget === null || theirs.budget === null) return []
  const apart = Math.abs(mine.budget - theirs.budget) / Math.max(mine.budget, theirs.budget)
  return [{ kind: 'budgets', yours: mine.budget, theirs: theirs.budget, apart }]
}

const distance = (mine: ComparedProfile, theirs: ComparedProfile): ProfileReason[] =>
  mine.point && theirs.point ? [{ kind: 'distance', km: distanceKm(mine.point, theirs.point) }] : []

/** What two public profiles say about each other, seen from the first; the other gets the same from their side. */
export const compareProfiles = (mine: ComparedProfile, theirs: ComparedProfile): ProfileReason[] => [
  ...wishes(mine, theirs),
  ...budgets(mine, theirs),
  ...distance(mine, theirs),
]
