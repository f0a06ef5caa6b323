import { rupees, sentencesOf } from '@basera/platform/web'
import type { ActiveFilter } from '@basera/platform/web/search'
import { defaultRadiusKm, type RoomFilters } from '@basera/rooms/contract'
import en from '../locales/en.json'

const t = sentencesOf(en)

function rentWords(min: number | null, max: number | null): string {
  if (min === null) return t('rooms.search.chip.rentTo', { max: rupees(max ?? 0) })
  if (max === null) return t('rooms.search.chip.rentFrom', { min: rupees(min) })
  return t('rooms.search.chip.rent', { min: rupees(min), max: rupees(max) })
}

/** Active filters in the order of the form. Place and sort have no chip. */
export function activeFilters(filters: RoomFilters): readonly ActiveFilter<RoomFilters>[] {
  const { organization, minRent, maxRent, gender, radiusKm, point } = filters
  const active: ActiveFilter<RoomFilters>[] = []
  const add = (key: string, words: string, off: Partial<RoomFilters>) =>
    active.push({ key, words, without: { ...filters, ...off } })
  if (organization) add('organization', organization, { organization: '' })
  if (minRent !== null || maxRent !== null) {
    add('rent', rentWords(minRent, maxRent), { minRent: null, maxRent: null })
  }
  if (gender !== 'any') add('gender', t(`rooms.search.gender.${gender}`), { gender: 'any' })
  if (point && radiusKm !== defaultRadiusKm) {
    add('radius', t('rooms.search.chip.radius', { radius: radiusKm }), { radiusKm: defaultRadiusKm })
  }
  for (const flag of ['wifi', 'pets', 'smoking'] as const) {
    if (filters[flag]) add(flag, t(`rooms.search.flag.${flag}`), { [flag]: false })
  }
  return active
}
