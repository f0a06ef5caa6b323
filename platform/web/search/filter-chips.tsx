import { RemovableChip } from '../../design/index.ts'

/** One filter that is on, as a chip shows it, and the search without it. */
export interface ActiveFilter<Filters> {
  readonly key: string
  readonly words: string
  readonly without: Filters
}

interface FilterChipsProps<Filters> {
  readonly active: readonly ActiveFilter<Filters>[]
  /** What pressing a chip does ("Remove filter: Female"). */
  readonly removeLabel: (words: string) => string
  readonly onRemove: (rest: Filters) => void
}

/** One chip for each filter that is on; pressing one takes it off. */
export function FilterChips<Filters>({ active, removeLabel, onRemove }: FilterChipsProps<Filters>) {
  return active.map(({ key, words, without }) => (
    <RemovableChip key={key} removeLabel={removeLabel(words)} onClick={() => onRemove(without)}>
      {words}
    </RemovableChip>
  ))
}
