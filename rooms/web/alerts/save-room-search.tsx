import { PushSlot, SaveSearchSheet } from '@basera/alerts/web'
import { type RoomFilters, writeRoomFilters } from '@basera/rooms/contract'
import { useContext } from 'react'
import { ContactSlot } from '../room/contact-slot.ts'
import { AlertPace } from './alert-pace.tsx'
import { criteriaWords, proposedName } from './alert-words.ts'

interface SaveRoomSearchProps {
  readonly filters: RoomFilters
  readonly onClose: () => void
}

/** Names and saves the search of the page. */
export function SaveRoomSearch({ filters, onClose }: SaveRoomSearchProps) {
  const query = writeRoomFilters(filters).toString()
  return (
    <PushSlot value={useContext(ContactSlot)?.loadPush ?? null}>
      <SaveSearchSheet
        kind="rooms"
        query={query}
        name={proposedName(filters)}
        criteria={criteriaWords(filters)}
        pace={<AlertPace query={query} />}
        onClose={onClose}
      />
    </PushSlot>
  )
}
