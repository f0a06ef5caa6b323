import type { OwnRoom } from '@basera/rooms/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { brokenRules } from '../../form/room-form.ts'
import { newRoomValues } from '../../form/room-values.ts'
import { draftStore } from '../../list-room/draft/listing-draft.ts'
import { someRoom } from '../../testing/some-rooms.ts'
import { copyListing, isWriting } from './copy-listing.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('rooms.duplicate-room: the form opens with the facts of the room, without photos and first free day', () => {
  const room = { ...someRoom(), latitude: 12.93, longitude: 77.62, furnishing: 'semi' } as OwnRoom
  expect(isWriting('asha')).toBe(false)
  copyListing('asha', room)
  expect([isWriting('asha'), isWriting('rohan')]).toEqual([true, false])
  const draft = draftStore('asha').read()
  expect(draft).toMatchObject({ step: 0, photos: [] })
  expect(draft?.roomId).toBeUndefined()
  expect(draft?.values).toMatchObject({
    ...{ title: room.title, rent: room.rent, furnishing: 'semi', available_from: '' },
    address: {
      text: room.address,
      place: { label: room.address, latitude: 12.93, longitude: 77.62 },
    },
  })
  if (draft) expect(Object.keys(draft.values).toSorted()).toEqual(Object.keys(newRoomValues()).toSorted())
  if (draft) expect(Object.keys(brokenRules(draft.values, 'create'))).toEqual(['available_from'])
  draftStore('asha').write(null)
  expect(isWriting('asha')).toBe(false)
})
