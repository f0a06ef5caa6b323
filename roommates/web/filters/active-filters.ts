import { defaultRadiusKm } from '@basera/places/contract'
import { rupees, sentencesOf } from '@basera/platform/web'
import type { ActiveFilter } from '@basera/platform/web/search'
import type { RoommateFilters } from '@basera/roommates/contract'
import { tagWords } from '../card/tag-words.ts'
import en from '../locales/en.json'

const t = sentencesOf(en)

function budgetWords(min: number | null, max: number | null): string {
  if (min === null) return t('roommates.filters.budgetTo', { max: rupees(max ?? 0) })
  if (max === null) return t('roommates.filters.budgetFrom', { min: rupees(min) })
  return t('roommates.filters.budgetBetween', { min: rupees(min), max: rupees(max) })
}

/** "within 25km", only with a place. */
export const withinWords = ({ point, radiusKm }: RoommateFilters): string | null =>
  point && t('roommates.filters.within', { radius: radiusKm })

/** In the order of the form; text, place and sort have no chip (roommates.filter-chips). */
export function activeFilters(filters: RoommateFilters): readonly ActiveFilter<RoommateFilters>[] {
  const { organization, minBudget, maxBudget, gender, radiusKm, point, tags } = filters
  const active: ActiveFilter<RoommateFilters>[] = []
  const add = (key: string, words: string, off: Partial<RoommateFilters>) =>
    active.push({ key, words, without: { ...filters, ...off } })
  if (organization) add('organization', organization, { organization: '' })
  if (minBudget !== null || maxBudget !== null) {
    add('budget', budgetWords(minBudget, maxBudget), { minBudget: null, maxBudget: null })
  }
  if (gender !== 'any') add('gender', t(`roommates.filters.gender.${gender}`), { gender: 'any' })
  if (point && radiusKm !== defaultRadiusKm) {
    add('radius', t('roommates.filters.within', { radius: radiusKm }), { radiusKm: defaultRadiusKm })
  }
  for (const tag of tags) add(`tag-${tag}`, tagWords(tag), { tags: tags.filter((kept) => kept !== tag) })
  for (const proof of ['photoChecked', 'workProven'] as const)
    if (filters[proof]) add(proof, t(`roommates.filters.proofs.${proof}`), { [proof]: false })
  return active
}
