import { type ComponentProps, useState } from 'react'
import { plainDigits } from './plain-digits.ts'

export interface OneTimeCodeProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength' | 'className'> {
  readonly value: string
  readonly onChange: (digits: string) => void
}

const places = [0, 1, 2, 3, 4, 5] as const

const digitsOf = (text: string): string => plainDigits(text).replace(/\D/g, '').slice(0, places.length)

/** Six boxes over one input: pasting, autofill and screen readers see a single field. Only all of it can be selected. */
export function OneTimeCode({ value, onChange, ...input }: OneTimeCodeProps) {
  const now = Math.min(value.length, places.length - 1)
  const [isAllSelected, setAllSelected] = useState(false)
  const select = (field: HTMLInputElement) => {
    const { length } = field.value
    const isAll = length > 0 && field.selectionStart === 0 && field.selectionEnd === length
    setAllSelected(isAll)
    if (!isAll) field.setSelectionRange(length, length)
  }
  return (
    <div className="otp">
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        {...input}
        type="text"
        value={value}
        onChange={(event) => onChange(digitsOf(event.target.value))}
        onPaste={(event) => {
          event.preventDefault()
          onChange(digitsOf(event.clipboardData.getData('text')))
        }}
        data-all={isAllSelected || undefined}
        onSelect={({ currentTarget }) => select(currentTarget)}
      />
      {places.map((place) => (
        <span key={place} aria-hidden="true" className={place === now ? 'now' : undefined}>
          {value[place]}
        </span>
      ))}
    </div>
  )
}
