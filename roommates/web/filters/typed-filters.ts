import type { ChosenPlace, PlaceFieldValue } from '@basera/places/web'
import { type RoommateFilters, withFittingSort, writeRoommateFilters } from '@basera/roommates/contract'
import { tagOfWords } from '../card/tag-words.ts'
import { browsePath } from './browse-path.ts'

/** Relevance comes with the first character and goes with the last (roommates.search-sorts). */
export function withTypedText(filters: RoommateFilters, q: string): RoommateFilters {
  const begins = filters.q.trim() === '' && q.trim() !== ''
  return withFittingSort({ ...filters, q, ...(begins && { sort: 'relevance' }) })
}

export const placePatch = ({ label, latitude, longitude }: ChosenPlace): Partial<RoommateFilters> => ({
  location: '',
  place: label,
  point: { lat: latitude, lng: longitude },
})

export const placeValue = ({ point, place, location }: RoommateFilters): PlaceFieldValue => ({
  text: point ? place : location,
  place: point && { label: place, latitude: point.lat, longitude: point.lng },
})

/** A text that is the word for a known tag chooses that tag. */
export function withKnownTag(filters: RoommateFilters): RoommateFilters {
  const tag = tagOfWords(filters.q)
  return tag === undefined
    ? filters
    : { ...withTypedText(filters, ''), tags: [...new Set([...filters.tags, tag])] }
}

export function tidy(filters: RoommateFilters): RoommateFilters {
  const { q, location, organization, minBudget, maxBudget } = filters
  const isSwapped = minBudget !== null && maxBudget !== null && minBudget > maxBudget
  return withFittingSort(
    withKnownTag({
      ...filters,
      q: q.trim(),
      location: location.trim(),
      organization: organization.trim(),
      ...(isSwapped && { minBudget: maxBudget, maxBudget: minBudget }),
    }),
  )
}

export function addressOfFilters(filters: RoommateFilters): string {
  const params = writeRoommateFilters(filters)
  return params.size > 0 ? `${browsePath}?${params}` : browsePath
}

export const toggled = (tags: readonly string[], tag: string): readonly string[] =>
  tags.includes(tag) ? tags.filter((kept) => kept !== tag) : [...tags, tag]
