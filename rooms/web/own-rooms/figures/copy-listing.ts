import type { OwnRoom } from '@basera/rooms/contract'
import { valuesOfRoom } from '../../form/room-values.ts'
import type { ListingWork } from '../../list-room/creation/listing-work.ts'
import { newDraft } from '../../list-room/draft/listing-draft.ts'

/** Starts a new listing with the facts of a room; a draft that is there goes (rooms.duplicate-room). */
export function copyListing(work: Pick<ListingWork, 'drafts' | 'forget'>, room: OwnRoom): void {
  work.forget()
  work.drafts.write({ ...newDraft(), values: { ...valuesOfRoom(room), available_from: '' } })
}
