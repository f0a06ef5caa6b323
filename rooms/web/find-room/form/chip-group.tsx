import { Chip } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../../locales/en.json'

interface ChipGroupProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: readonly Value[]
  /** Rooms that each value would find; unknown until they are counted. */
  readonly counts?: Readonly<Record<string, number>> | undefined
  /** Whether more may be found than `counts` say (rooms.search-facets). */
  readonly isAtLeast?: boolean | undefined
  readonly onChange: (chosen: readonly Value[]) => void
}

/** Several values of one filter, as chips in the order of the options. */
export function ChipGroup<Value extends string>({
  label,
  options,
  chosen,
  counts,
  isAtLeast = false,
  onChange,
}: ChipGroupProps<Value>) {
  const t = useSentences(en)
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
              <span className="font-[460] text-ink-3 tabular-nums">
                {t(isAtLeast ? 'rooms.search.countAtLeast' : 'rooms.search.count', {
                  n: counts[option.value] ?? 0,
                })}
              </span>
            )}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
