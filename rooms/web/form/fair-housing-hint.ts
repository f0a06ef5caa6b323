import { roomSentences } from '@basera/rooms/contract'
import { contactDetails, fairHousingLead, judgeFairHousing } from '@basera/trust/contract'

/** What to leave out or to write instead, or nothing (rooms.no-contact-details, trust.fair-housing). */
export function fairHousingHint(text: string): string | undefined {
  if (contactDetails(text).length > 0) return roomSentences.contactDetails
  const [first] = judgeFairHousing(text)
  return first && `${fairHousingLead} “${first.words}”: ${first.instead}`
}
