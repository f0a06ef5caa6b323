import type { OwnRoom } from '@basera/rooms/contract'
import { roomCreation, roomEdit } from '@basera/rooms/contract'
import { describe, expect, it } from 'vitest'
import { stillThere } from './address-place.ts'
import { addFeature } from './features-field.tsx'
import { roomBody, roomChanges } from './room-form.ts'
import { newRoomValues, type RoomValues, valuesOfRoom } from './room-values.ts'

const typed: RoomValues = {
  ...newRoomValues(),
  title: ' Sunny room near the lake ',
  address: {
    text: ' 7th Cross, HSR Layout ',
    place: { label: 'HSR Layout', latitude: 12.91, longitude: 77.64 },
  },
  rent: 15_500,
  available_from: '2090-12-01',
}

describe('a new room', () => {
  it('rooms.form-start: starts with any gender, 1 of 2 tenants, wifi and music on, the others off', () => {
    const { gender_preference, current_tenants, max_tenants, ...rest } = newRoomValues()
    expect([gender_preference, current_tenants, max_tenants]).toEqual(['any', 1, 2])
    expect(Object.keys(rest).filter((name) => Reflect.get(rest, name) === true)).toEqual([
      'wifi_included',
      'music_allowed',
    ])
  })

  it('rooms.sum-default: is sent trimmed, with deposit and bills 0 while blank, in the shape of the contract', () => {
    const body = roomBody({ ...typed, custom_amenities: ['Lift'], feature_typed: ' Lift ' })
    expect(body).toMatchObject({
      title: 'Sunny room near the lake',
      address: '7th Cross, HSR Layout',
      latitude: 12.91,
      longitude: 77.64,
      description: null,
      deposit: 0,
      bills_estimate: 0,
      custom_amenities: ['Lift'],
    })
    expect(roomCreation.safeParse(body).error).toBeUndefined()
  })
})

const room = {
  ...roomBody(typed),
  custom_amenities: ['Power backup'],
} as unknown as OwnRoom

describe('an edit', () => {
  const before = valuesOfRoom(room)

  it('sends nothing when nothing was changed', () => {
    expect(roomChanges(before, { ...before })).toEqual({})
    expect(roomChanges(before, { ...before, title: `${before.title}  ` })).toEqual({})
  })

  it('sends only what was changed, in the shape of the contract', () => {
    const changes = roomChanges(before, {
      ...before,
      rent: 16_000,
      deposit: null,
      pets_allowed: true,
      feature_typed: 'Lift',
    })
    expect(changes).toEqual({ rent: 16_000, pets_allowed: true, custom_amenities: ['Power backup', 'Lift'] })
    expect(roomEdit.safeParse(changes).error).toBeUndefined()
  })

  it('rooms.facts-unset: sends a new fact, and null for one that was unset', () => {
    const household: RoomValues['household'] = [{ kind: 'men', count: 2 }]
    const said: RoomValues = { ...before, home_type: 'private_room', lift: true, household }
    expect(roomChanges(before, said)).toEqual({
      home_type: 'private_room',
      lift: true,
      household: [{ kind: 'men', count: 2 }],
    })
    const unset = roomChanges(said, { ...said, home_type: null, lift: null, household: null })
    expect(unset).toEqual({ home_type: null, lift: null, household: null })
    expect(roomEdit.safeParse(unset).error).toBeUndefined()
  })

  it('sends both coordinates when one of them moved, and none for new words about the same place', () => {
    const { address } = before
    const moved = { label: 'HSR Layout', latitude: 12.91, longitude: 77.65 }
    expect(roomChanges(before, { ...before, address: { ...address, place: moved } })).toEqual({
      latitude: 12.91,
      longitude: 77.65,
    })
    expect(roomChanges(before, { ...before, address: { ...address, text: 'HSR Layout, Sector 6' } })).toEqual(
      {
        address: 'HSR Layout, Sector 6',
      },
    )
    expect(roomChanges(before, { ...before, address: { text: 'Elsewhere', place: null } })).toEqual({
      address: 'Elsewhere',
      latitude: null,
      longitude: null,
    })
  })
})

describe('custom features', () => {
  it.each([
    ['  Lift ', ['Power backup', 'Lift'], undefined],
    ['   ', ['Power backup'], undefined],
    [' Power backup', ['Power backup'], undefined],
    ['x'.repeat(41), ['Power backup'], 'A feature should not exceed 40 characters'],
  ])('rooms.custom-features: "%s" is trimmed, and ignored when blank or there', (text, features, error) => {
    const added = addFeature(['Power backup'], text)
    expect(added.features).toEqual(features)
    expect(added.error).toBe(error)
  })

  it('stops at 20', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => `Feature ${index}`)
    expect(addFeature(twenty, 'One more')).toEqual({ features: twenty, error: 'At most 20 custom features' })
  })
})

describe('the place of an address line', () => {
  const place = { label: 'HSR Layout, Bengaluru, Karnataka', latitude: 12.91, longitude: 77.64 }

  it.each([
    ['HSR Layout, Bengaluru, Karnataka', true],
    ['14, 17th Cross, hsr layout Sector 6', true],
    ['Flat near HSR', true],
    ['Andheri West, Mumbai', false],
    ['A', false],
    ['', false],
  ])('rooms.address-shown: "%s" written over it keeps the point: %s', (text, keeps) => {
    expect(stillThere({ text, place }).place).toBe(keeps ? place : null)
  })

  it('works in every script', () => {
    const delhi = { ...place, label: 'करोल बाग, दिल्ली' }
    expect(stillThere({ text: 'गली 4, करोल बाग', place: delhi }).place).toBe(delhi)
    expect(stillThere({ text: 'मुंबई', place: delhi }).place).toBeNull()
  })
})
