import { useState } from 'react'
import { readSum, showSum, sumText } from './sum-text.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export interface SumInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'prefix'> {
  /** Rupees as typed, also negative or broken ones, which the rules refuse; null when empty. */
  readonly value: number | null
  readonly onChange: (sum: number | null) => void
}

/** A sum of rupees: ₹ before, digits grouped the Indian way once the person leaves the field. */
export function SumInput({ value, onChange, ...rest }: SumInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (next: string) => {
    const text = sumText(next)
    if (text === undefined) return
    setTyped(text)
    onChange(readSum(text))
  }
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      prefix="₹"
      value={typed ?? showSum(value)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
