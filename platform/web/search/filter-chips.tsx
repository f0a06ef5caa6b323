import { RemovableChip } from '../../design/index.ts'

export interface ActiveFilter<Filters> {
  readonly key: string
  readonly words: string
  readonly without: Filters
}

interface FilterChipsProps<Filters> {
  readonly active: readonly ActiveFilter<Filters>[]
  readonly removeLabel: (words: string) => string
  readonly onRemove: (rest: Filters) => void
}

export function FilterChips<Filters>({ active, removeLabel, onRemove }: FilterChipsProps<Filters>) {
  return active.map(({ key, words, without }) => (
    <RemovableChip key={key} removeLabel={removeLabel(words)} onClick={() => onRemove(without)}>
      {words}
    </RemovableChip>
  ))
}
