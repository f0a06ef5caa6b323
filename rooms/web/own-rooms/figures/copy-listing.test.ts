import type { OwnRoom } from '@basera/rooms/contract'
import { expect, it, vi } from 'vitest'
import { brokenRules } from '../../form/room-form.ts'
import { isDraft, type ListingDraft } from '../../list-room/draft/listing-draft.ts'
import { someRoom } from '../../testing/some-rooms.ts'
import { copyListing } from './copy-listing.ts'

it('rooms.duplicate-room: a copy has the facts of the room, but no photo and no first free day', () => {
  const room = { ...someRoom(), latitude: 12.93, longitude: 77.62, furnishing: 'semi' } as OwnRoom
  const write = vi.fn<(draft: ListingDraft | null) => void>()
  const forget = vi.fn()
  copyListing({ forget, drafts: { read: () => null, write, use: () => null } }, room)
  expect(forget).toHaveBeenCalledBefore(write)
  const draft = write.mock.calls[0]?.[0]
  expect(isDraft(JSON.parse(JSON.stringify(draft)))).toBe(true)
  expect(draft).toMatchObject({ step: 0, photos: [] })
  const { title, address, rent, furnishing, available_from } = draft?.values ?? {}
  expect({ title, rent, furnishing, available_from }).toEqual({
    ...{ title: room.title, rent: room.rent, furnishing: 'semi', available_from: '' },
  })
  expect(address).toEqual({
    text: room.address,
    place: { label: room.address, latitude: 12.93, longitude: 77.62 },
  })
  expect(draft?.roomId).toBeUndefined()
  if (draft) expect(Object.keys(brokenRules(draft.values, 'create'))).toEqual(['available_from'])
})
