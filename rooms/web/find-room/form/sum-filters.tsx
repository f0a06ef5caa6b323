import { Field, RupeeInput } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../../locales/en.json'
import type { FilterFieldsProps } from './filter-fields.tsx'

const sums = [
  ['maxBrokerage', 'rooms.search.maxBrokerage', 'rooms.search.maxBrokerageHint'],
  ['maxMaintenance', 'rooms.search.maxMaintenance', 'rooms.search.maxMaintenanceHint'],
  ['maxPainting', 'rooms.search.maxPainting', 'rooms.search.maxPaintingHint'],
] as const

/** What a room may cost besides its rent: ₹0 finds those that ask for nothing. */
export function SumFilters({ draft, onDraft, onSumsSettled }: FilterFieldsProps) {
  const t = useSentences(en)
  return sums.map(([name, label, hint]) => (
    <Field key={name} label={t(label)} hint={t(hint)}>
      {(control) => (
        <RupeeInput
          {...control}
          onBlur={onSumsSettled}
          value={draft[name]}
          onChange={(sum) => onDraft({ [name]: sum })}
        />
      )}
    </Field>
  ))
}
