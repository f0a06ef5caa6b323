import { useId } from 'react'
import { Field } from './field.tsx'
import { RupeeInput } from './rupee-input.tsx'
import { groupRupees } from './rupee-text.ts'

export interface MoneyLimits {
  readonly from: number | null
  readonly to: number | null
}

export interface MoneyRangeProps {
  readonly value: MoneyLimits
  readonly onChange: (value: MoneyLimits) => void
  readonly floor: number
  readonly ceiling: number
  readonly step: number
  readonly fromLabel: string
  readonly toLabel: string
  /** Names in a submitted form, also without script. */
  readonly fromName?: string
  readonly toName?: string
  /** Histogram in equal steps from floor to ceiling. */
  readonly counts?: readonly number[]
  readonly error?: string | undefined
}

/** Whole rupees; null for no limit. A slider with two thumbs and two inputs; a thumb at its end means no limit. */
export function MoneyRange(props: MoneyRangeProps) {
  const { value, onChange, fromLabel, toLabel, fromName, toName, error } = props
  const id = useId()
  return (
    <div>
      {props.counts && <Histogram {...props} counts={props.counts} />}
      <Slider {...props} />
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Field label={fromLabel} error={error} id={`${id}-from`}>
          {(control) => (
            <RupeeInput
              {...control}
              name={fromName}
              value={value.from}
              onChange={(from) => onChange({ ...value, from })}
            />
          )}
        </Field>
        <Field label={toLabel} id={`${id}-to`}>
          {(control) => (
            <RupeeInput
              {...control}
              name={toName}
              value={value.to}
              onChange={(to) => onChange({ ...value, to })}
            />
          )}
        </Field>
      </div>
    </div>
  )
}

const percent = (sum: number, { floor, ceiling }: MoneyRangeProps): number =>
  (100 * (Math.min(Math.max(sum, floor), ceiling) - floor)) / (ceiling - floor)

function Slider(props: MoneyRangeProps) {
  const { value, onChange, floor, ceiling, step, fromLabel, toLabel } = props
  const from = value.from ?? floor
  const to = value.to ?? ceiling
  const start = percent(from, props)
  const end = percent(to, props)
  const move = (side: 'from' | 'to', sum: number) => {
    if (side === 'from') onChange({ ...value, from: sum <= floor ? null : Math.min(sum, to) })
    else onChange({ ...value, to: sum >= ceiling ? null : Math.max(sum, from) })
  }
  const thumb = (side: 'from' | 'to', label: string, sum: number) => (
    <input
      type="range"
      min={floor}
      max={ceiling}
      step={step}
      value={sum}
      aria-label={label}
      aria-valuetext={`₹${groupRupees(sum)}`}
      // At the right end the lower thumb would be stuck under the upper one.
      className={side === 'from' && start > 50 ? 'on-top' : undefined}
      onChange={(event) => move(side, Number(event.target.value))}
    />
  )
  return (
    <div className="range">
      <i style={{ insetInline: `${start}% ${100 - end}%` }} />
      {thumb('from', fromLabel, from)}
      {thumb('to', toLabel, to)}
    </div>
  )
}

function Histogram(props: MoneyRangeProps & { readonly counts: readonly number[] }) {
  const { counts, value, floor, ceiling } = props
  const highest = Math.max(...counts, 1)
  const width = (ceiling - floor) / counts.length
  return (
    <div className="range-bars" aria-hidden="true">
      {counts.map((count, bar) => {
        const middle = floor + (bar + 0.5) * width
        const inside = middle >= (value.from ?? floor) && middle <= (value.to ?? ceiling)
        return (
          <i
            key={bar}
            className={inside ? 'on' : undefined}
            style={{ height: `${(100 * count) / highest}%` }}
          />
        )
      })}
    </div>
  )
}
