import { type ComponentProps, useState } from 'react'
import { groupRupees, readRupees } from './rupee-text.ts'
import { TextInput } from './text-input.tsx'

export interface RupeeInputProps
  extends Omit<ComponentProps<typeof TextInput>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix'> {
  /** Whole rupees; null when empty. */
  readonly value: number | null
  readonly onChange: (sum: number | null) => void
}

/** A sum of rupees: ₹ before, digits grouped the Indian way when the person leaves the field. */
export function RupeeInput({ value, onChange, onFocus, onBlur, ...rest }: RupeeInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      prefix="₹"
      value={typed ?? groupRupees(value)}
      onFocus={(event) => {
        setTyped(value === null ? '' : String(value))
        onFocus?.(event)
      }}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, 9)
        setTyped(digits)
        onChange(readRupees(digits))
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
