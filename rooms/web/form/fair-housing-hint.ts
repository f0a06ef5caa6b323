import { roomSentences } from '@basera/rooms/contract'
import { contactDetails, fairHousingLead, judgeFairHousing } from '@basera/trust/contract'

/** What the server would refuse a text for, or nothing (rooms.no-contact-details). */
export const refusedText = (text: string): string | undefined =>
  contactDetails(text).length > 0 ? roomSentences.contactDetails : undefined

/** What to leave out or to write instead, or nothing (rooms.no-contact-details, trust.fair-housing). */
export function fairHousingHint(text: string): string | undefined {
  const refused = refusedText(text)
  if (refused) return refused
  const [first] = judgeFairHousing(text)
  return first && `${fairHousingLead} “${first.words}”: ${first.instead}`
}
