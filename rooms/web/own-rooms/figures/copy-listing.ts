import type { OwnRoom } from '@basera/rooms/contract'
import type { RoomValues } from '../../form/room-values.ts'
import type { ListingDraft } from '../../list-room/draft/listing-draft.ts'

// Nothing is imported from the listing form: shared modules would make that page larger.
const draftKey = (userId: string) => `basera-list-room-${userId}`

/** Whether a listing is being written on this device. */
export const isWriting = (userId: string): boolean =>
  (localStorage.getItem(draftKey(userId)) ?? 'null') !== 'null'

function valuesOf(room: OwnRoom): RoomValues {
  const { id: _id, user_id: _user, lister: _lister, images: _images, latitude, longitude, ...own } = room
  const { public_latitude: _lat, public_longitude: _lng, version: _version, ...counted } = own
  const { views: _views, contacts: _contacts, created_at: _created, updated_at: _updated, ...kept } = counted
  const { confirmed_at: _confirmed, status: _status, review: _review, hidden: _hidden, ...found } = kept
  const { in_search: _found, asks_confirmation: _asks, leaves_search_at: _leaves, ...said } = found
  const place = latitude === null || longitude === null ? null : { label: room.address, latitude, longitude }
  return {
    ...said,
    description: room.description ?? '',
    address: { text: room.address, place },
    ...{ available_from: '', feature_typed: '' },
  }
}

/** Starts a new listing with the facts of a room; a draft that is there goes (rooms.duplicate-room). */
export function copyListing(userId: string, room: OwnRoom): void {
  const photos: ListingDraft['photos'] = []
  const draft: ListingDraft = { clientId: crypto.randomUUID(), step: 0, photos, values: valuesOf(room) }
  localStorage.setItem(draftKey(userId), JSON.stringify(draft))
}
