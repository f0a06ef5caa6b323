import { RemovableChip } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { RoomFilters } from '@basera/rooms/contract'
import { activeFilters, withoutFilter } from './active-filters.ts'
import { filterWords } from './filter-words.ts'
import en from './locales/en.json'

interface FilterChipsProps {
  readonly filters: RoomFilters
  readonly onRemove: (rest: RoomFilters) => void
}

/** One chip for each filter that is on; pressing one takes it off. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const t = useSentences(en)
  return activeFilters(filters).map((filter) => {
    const words = filterWords(filter)
    return (
      <RemovableChip
        key={filter.kind}
        removeLabel={t('rooms.search.chip.remove', { filter: words })}
        onClick={() => onRemove(withoutFilter(filters, filter.kind))}
      >
        {words}
      </RemovableChip>
    )
  })
}
