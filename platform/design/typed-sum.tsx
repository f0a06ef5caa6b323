import { useState } from 'react'
import { plainDigits } from './plain-digits.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export interface TypedSumProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'prefix'> {
  /** The sum as it is written once the field is left. */
  readonly written: string
  /** Keeps what may stand in the field; undefined refuses what was typed. */
  readonly clean: (typed: string) => string | undefined
  readonly onText: (text: string) => void
}

/** A field for rupees. Commas stay while typing, so that the cursor never jumps. */
export function TypedSum({ written, clean, onText, onBlur, ...rest }: TypedSumProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (next: string) => {
    const text = clean(plainDigits(next))
    if (text === undefined) return
    setTyped(text)
    onText(text)
  }
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      prefix="₹"
      value={typed ?? written}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
