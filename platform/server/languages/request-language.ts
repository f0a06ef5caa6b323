import { isLanguage, type Language } from '@basera/platform/contract/languages'
import { spokenLanguages } from './catalogues.ts'

interface Wish {
  readonly code: string
  /** 0 to 1. */
  readonly weight: number
}

const longestHeader = 500

function wishOf(range: string): Wish {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return { code: tag.split('-')[0] ?? '', weight: q === undefined ? 1 : Number(q) || 0 }
}

/** The language that a request likes best among `spoken`, by its `Accept-Language`; English without a wish that can be met. */
export function requestLanguage(
  header: string | undefined,
  spoken: ReadonlySet<Language> = spokenLanguages,
): Language {
  const wishes = (header ?? '').slice(0, longestHeader).split(',').map(wishOf)
  const met = wishes
    .filter(({ code, weight }) => weight > 0 && isLanguage(code) && spoken.has(code))
    .toSorted((one, other) => other.weight - one.weight)
  return (met[0]?.code as Language | undefined) ?? 'en'
}
