import { MinusIcon, PlusIcon } from './icons.ts'

export interface StepperProps {
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number
  /** 99 at most, which fits the box. */
  readonly max?: number
  readonly lessLabel: string
  readonly moreLabel: string
  readonly id?: string
  readonly 'aria-labelledby'?: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

export function Stepper(props: StepperProps) {
  const {
    value,
    onChange,
    min = 0,
    max = 99,
    lessLabel,
    moreLabel,
    'aria-invalid': _invalid,
    ...group
  } = props
  return (
    <fieldset {...group} className="stepper">
      <button
        type="button"
        aria-label={lessLabel}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <MinusIcon />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={moreLabel}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <PlusIcon />
      </button>
    </fieldset>
  )
}
