import { useId } from 'react'

export interface SegmentedOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly small?: string
}

export interface SegmentedProps<Value extends string> {
  readonly options: readonly SegmentedOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
  readonly name?: string
  readonly id?: string
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

/** Two to five options: native radio buttons drawn as one bar. */
export function Segmented<Value extends string>({
  options,
  value,
  onChange,
  disabled,
  name,
  'aria-invalid': _invalid,
  ...group
}: SegmentedProps<Value>) {
  const own = useId()
  return (
    <div role="radiogroup" {...group} className="seg">
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name ?? own}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.small && <small>{option.small}</small>}
        </label>
      ))}
    </div>
  )
}
