import { Chip } from '@basera/platform/design'

interface ChipGroupProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: readonly Value[]
  /** Rooms that each value would find; unknown until they are counted. */
  readonly counts?: Readonly<Record<string, number>> | undefined
  readonly onChange: (chosen: readonly Value[]) => void
}

/** Several values of one filter, as chips in the order of the options. */
export function ChipGroup<Value extends string>({
  label,
  options,
  chosen,
  counts,
  onChange,
}: ChipGroupProps<Value>) {
  const toggle = (value: Value) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each))),
    )
  return (
    <fieldset>
      <legend className="label mb-2">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option.value}
            pressed={chosen.includes(option.value)}
            onClick={() => toggle(option.value)}
          >
            {option.label}
            {counts && (
              <span className="font-[460] text-ink-3 tabular-nums">{counts[option.value] ?? 0}</span>
            )}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
