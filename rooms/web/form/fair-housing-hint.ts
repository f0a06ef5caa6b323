import { fairHousingLead, judgeFairHousing } from '@basera/trust/contract'

/** What to write instead of the first wording that shuts people out, or nothing (trust.fair-housing). */
export function fairHousingHint(text: string): string | undefined {
  const [first] = judgeFairHousing(text)
  return first && `${fairHousingLead} “${first.words}”: ${first.instead}`
}
