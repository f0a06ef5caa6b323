import { rupees, sentencesOf } from '@basera/platform/web'
import type { ActiveFilter } from './active-filters.ts'
import en from './locales/en.json'

const t = sentencesOf(en)

function rentWords(min: number | null, max: number | null): string {
  if (min === null) return t('rooms.search.chip.rentTo', { max: rupees(max ?? 0) })
  if (max === null) return t('rooms.search.chip.rentFrom', { min: rupees(min) })
  return t('rooms.search.chip.rent', { min: rupees(min), max: rupees(max) })
}

/** What a filter's chip says. */
export function filterWords(filter: ActiveFilter): string {
  switch (filter.kind) {
    case 'organization':
      return filter.organization
    case 'rent':
      return rentWords(filter.min, filter.max)
    case 'gender':
      return t(`rooms.search.gender.${filter.gender}`)
    case 'radius':
      return t('rooms.search.chip.radius', { radius: filter.radiusKm })
    default:
      return t(`rooms.search.${filter.kind}`)
  }
}
