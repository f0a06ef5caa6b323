import { groupRupees, readRupees } from './rupee-text.ts'
import { TypedSum, type TypedSumProps } from './typed-sum.tsx'

export interface RupeeInputProps extends Omit<TypedSumProps, 'written' | 'clean' | 'onText'> {
  /** Whole rupees; null when empty. */
  readonly value: number | null
  readonly onChange: (sum: number | null) => void
}

const maxDigits = 9

function cleanRupees(typed: string): string | undefined {
  const kept = typed.replace(/[^\d,]/g, '')
  return kept.replaceAll(',', '').length > maxDigits ? undefined : kept
}

export const RupeeInput = ({ value, onChange, ...rest }: RupeeInputProps) => (
  <TypedSum
    {...rest}
    written={groupRupees(value)}
    clean={cleanRupees}
    onText={(text) => onChange(readRupees(text))}
  />
)
