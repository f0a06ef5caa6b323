import { type ComponentProps, useState } from 'react'
import { groupRupees, readRupees } from './rupee-text.ts'
import { TextInput } from './text-input.tsx'

export interface RupeeInputProps
  extends Omit<ComponentProps<typeof TextInput>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix'> {
  /** Whole rupees; null when empty. Commas stay while typing, so that the cursor never jumps. */
  readonly value: number | null
  readonly onChange: (sum: number | null) => void
}

const maxDigits = 9

export function RupeeInput({ value, onChange, onBlur, ...rest }: RupeeInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    const kept = text.replace(/[^\d,]/g, '')
    if (kept.replaceAll(',', '').length > maxDigits) return
    setTyped(kept)
    onChange(readRupees(kept))
  }
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      prefix="₹"
      value={typed ?? groupRupees(value)}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
