import { RemovableChip } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { RoommateFilters } from '@basera/roommates/contract'
import { activeFilters } from './active-filters.ts'
import en from './locales/en.json'

interface FilterChipsProps {
  readonly filters: RoommateFilters
  readonly onRemove: (rest: RoommateFilters) => void
}

/** One chip for each filter that is on; pressing one takes it off. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const t = useSentences(en)
  return activeFilters(filters).map(({ key, words, without }) => (
    <RemovableChip
      key={key}
      removeLabel={t('roommates.filters.remove', { filter: words })}
      onClick={() => onRemove(without)}
    >
      {words}
    </RemovableChip>
  ))
}
