import type { ComponentProps } from 'react'
import { CalendarIcon } from './icons.ts'

export interface DatePickerProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  /** `YYYY-MM-DD`, or ''. Days before `min` cannot be chosen. */
  readonly value: string
  readonly onChange: (day: string) => void
  readonly min?: string
  readonly max?: string
}

/** The browser's own date input, in the person's language. */
export function DatePicker({ onChange, ...input }: DatePickerProps) {
  return (
    <span className="control">
      <CalendarIcon />
      <input {...input} type="date" onChange={(event) => onChange(event.target.value)} />
    </span>
  )
}
