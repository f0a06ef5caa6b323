import { Chip, type FieldControl } from '@basera/platform/design'

interface ChoiceChipsProps<Value> {
  readonly control: Omit<FieldControl, 'aria-invalid'>
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value | null
  readonly onChange: (value: Value | null) => void
}

/** At most one of few values; pressing the chosen one again unsets it (rooms.facts-unset). */
export function ChoiceChips<Value extends string | number | boolean>(props: ChoiceChipsProps<Value>) {
  const { control, options, value, onChange } = props
  return (
    <fieldset {...control} className="flex min-w-0 flex-wrap gap-2 *:whitespace-normal">
      {options.map((option) => {
        const isChosen = option.value === value
        return (
          <Chip
            key={String(option.value)}
            pressed={isChosen}
            onClick={() => onChange(isChosen ? null : option.value)}
          >
            {option.label}
          </Chip>
        )
      })}
    </fieldset>
  )
}
