import { alertNameMax } from '@basera/alerts/contract'
import type { AlertKindWords } from '@basera/alerts/web'
import { sentencesOf } from '@basera/platform/web'
import { type RoommateFilters, readRoommateFilters } from '@basera/roommates/contract'
import { activeFilters, withinWords } from '../filters/active-filters.ts'
import { browsePath } from '../filters/browse-path.ts'
import en from '../locales/en.json'

const t = sentencesOf(en)

const placeWords = (filters: RoommateFilters): string =>
  [filters.place || filters.location || (filters.point && t('roommates.filters.here')), withinWords(filters)]
    .filter(Boolean)
    .join(', ')

/** What the search asks for, in few words each. */
export function criteriaWords(filters: RoommateFilters): string[] {
  const words = activeFilters(filters)
    .filter(({ key }) => key !== 'radius')
    .map(({ words }) => words)
  return [...[filters.q, placeWords(filters)].filter((text) => text !== ''), ...words]
}

/** A name from the search's own words: text and place, and else what it asks for first. */
export function proposedName(filters: RoommateFilters): string {
  const said = [filters.q, placeWords(filters)].filter(Boolean).join(', ')
  return (said || criteriaWords(filters)[0] || t('roommates.alerts.anyone')).slice(0, alertNameMax)
}

export const roommateAlertWords: AlertKindWords = {
  path: browsePath,
  criteria: (query) => criteriaWords(readRoommateFilters(new URLSearchParams(query))),
}
