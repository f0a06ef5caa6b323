import { SaveSearchSheet } from '@basera/alerts/web'
import { type RoommateFilters, writeRoommateFilters } from '@basera/roommates/contract'
import { criteriaWords, proposedName } from './alert-words.ts'

interface SaveRoommateSearchProps {
  readonly filters: RoommateFilters
  readonly onClose: () => void
}

/** Names and saves the search of the page (roommates.alert-saved). */
export function SaveRoommateSearch({ filters, onClose }: SaveRoommateSearchProps) {
  return (
    <SaveSearchSheet
      kind="roommates"
      query={writeRoommateFilters(filters).toString()}
      name={proposedName(filters)}
      criteria={criteriaWords(filters)}
      onClose={onClose}
    />
  )
}
