import { groupRupees } from './rupee-text.ts'
import { TypedSum, type TypedSumProps } from './typed-sum.tsx'

const maxDigits = 10

/**
 * Keeps digits, commas, a leading minus and one point; undefined for too many digits. The form refuses invalid sums.
 */
export function cleanSum(typed: string): string | undefined {
  const kept = typed.replaceAll(/[^\d,.-]/g, '').replaceAll(/(?!^)-/g, '')
  const point = kept.indexOf('.')
  const text = point < 0 ? kept : kept.slice(0, point + 1) + kept.slice(point).replaceAll('.', '')
  return text.replaceAll(/\D/g, '').length > maxDigits ? undefined : text
}

export const readSum = (text: string): number | null =>
  /\d/.test(text) ? Number(text.replaceAll(',', '')) : null

export function formatSum(sum: number | null): string {
  if (sum === null || !Number.isFinite(sum)) return ''
  const [whole = '', part] = String(Math.abs(sum)).split('.')
  return `${sum < 0 ? '-' : ''}${groupRupees(Number(whole))}${part ? `.${part}` : ''}`
}

export interface SumInputProps extends Omit<TypedSumProps, 'written' | 'clean' | 'onText'> {
  /** Rupees as typed, invalid ones too; null when empty. */
  readonly value: number | null
  readonly onChange: (sum: number | null) => void
}

export const SumInput = ({ value, onChange, ...rest }: SumInputProps) => (
  <TypedSum
    {...rest}
    written={formatSum(value)}
    clean={cleanSum}
    onText={(text) => onChange(readSum(text))}
  />
)
