import { describe, expect, it } from 'vitest'
import { customAmenities, newRoomDefaults, roomCreation, roomEdit } from './index.ts'

const complete = {
  title: 'Bright room near the park',
  description: 'Two windows.\nA balcony.',
  address: 'Koramangala 5th Block, Bengaluru',
  latitude: 12.9352,
  longitude: 77.6245,
  rent: 14_500,
  deposit: 40_000,
  bills_estimate: 1200,
  available_from: '2026-12-01',
  gender_preference: 'female',
  current_tenants: 1,
  max_tenants: 3,
  wifi_included: true,
  custom_amenities: ['Balcony'],
}

type Answer = ReturnType<typeof roomCreation.safeParse> | ReturnType<typeof roomEdit.safeParse>

const messages = (answer: Answer, field: string) =>
  answer.error?.issues.filter(({ path }) => path[0] === field).map(({ message }) => message) ?? []

const without = (field: string) =>
  Object.fromEntries(Object.entries(complete).filter(([name]) => name !== field))

const blanks = [undefined, null, '', Number.NaN]

describe('a new room (rooms.form-sentences, rooms.title-length, rooms.description-length)', () => {
  it('takes a complete form', () => {
    expect(roomCreation.parse(complete)).toEqual(complete)
  })

  it.each([
    ['title', '', 'Title is required'],
    ['title', '   ', 'Title is required'],
    ['title', 'Nine char', 'Title should be at least 10 characters'],
    ['title', `   ${'x'.repeat(9)}   `, 'Title should be at least 10 characters'],
    ['title', 'x'.repeat(121), 'Title should not exceed 120 characters'],
    ['description', 'x'.repeat(501), 'Description should not exceed 500 characters'],
    ['address', ' ', 'Address is required'],
    ['address', 'x'.repeat(301), 'Address should not exceed 300 characters'],
    ['rent', 999, 'Minimum rent should be ₹1,000'],
    ['rent', -1, 'Minimum rent should be ₹1,000'],
    ['rent', 1500.5, 'Enter whole rupees'],
    ['rent', 10_000_001, 'This amount is too high'],
    ['deposit', -1, 'Deposit cannot be negative'],
    ['bills_estimate', -1, 'Bills estimate cannot be negative'],
    ['available_from', '', 'Available date is required'],
    ['available_from', null, 'Available date is required'],
    ['available_from', '2026-02-30', 'We cannot read this day. Write it like 1 December 2026'],
    ['available_from', 'tomorrow', 'We cannot read this day. Write it like 1 December 2026'],
    ['current_tenants', -1, 'Cannot be negative'],
    ['max_tenants', 0, 'Must be at least 1'],
    ['max_tenants', 100, 'Must be at most 99'],
    ['current_tenants', 4, 'Current tenants cannot exceed maximum tenants'],
    ['custom_amenities', ['x'.repeat(41)], 'A feature should not exceed 40 characters'],
    ['custom_amenities', Array.from({ length: 21 }, (_, n) => `${n}`), 'At most 20 custom features'],
    ['title', 'A room \u0000 with nothing', 'Contains characters that are not allowed'],
    ['description', 'A room \ud800', 'Contains characters that are not allowed'],
  ])('%s %j: %s', (field, value, message) => {
    expect(messages(roomCreation.safeParse({ ...complete, [field]: value }), field)).toEqual([message])
  })

  it.each([
    ['title', 'Title is required'],
    ['address', 'Address is required'],
    ['rent', 'Monthly rent is required'],
    ['available_from', 'Available date is required'],
    ['current_tenants', 'Current tenants is required'],
    ['max_tenants', 'Maximum tenants is required'],
  ])('without %s: %s', (field, message) => {
    expect(messages(roomCreation.safeParse(without(field)), field)).toEqual([message])
  })

  it.each(blanks)('numbers left blank (%s) are required, or 0 for deposit and bills', (blank) => {
    const answer = (field: string) => roomCreation.safeParse({ ...complete, [field]: blank })
    expect(messages(answer('rent'), 'rent')).toEqual(['Monthly rent is required'])
    expect(messages(answer('current_tenants'), 'current_tenants')).toEqual(['Current tenants is required'])
    expect(messages(answer('max_tenants'), 'max_tenants')).toEqual(['Maximum tenants is required'])
    expect(answer('deposit').data?.deposit).toBe(0)
    expect(answer('bills_estimate').data?.bills_estimate).toBe(0)
  })

  it.each([
    ['title', 'x'.repeat(10)],
    ['title', 'x'.repeat(120)],
    ['description', 'x'.repeat(500)],
    ['rent', 1000],
    ['deposit', 0],
    ['bills_estimate', 0],
    ['current_tenants', 0],
    ['current_tenants', 3],
  ])('takes the limit itself: %s %j', (field, value) => {
    expect(roomCreation.safeParse({ ...complete, [field]: value }).success).toBe(true)
  })

  it('a blank description is none', () => {
    expect(roomCreation.parse({ ...complete, description: ' \n ' }).description).toBeNull()
  })

  it('refuses half a point and fields it does not know', () => {
    expect(messages(roomCreation.safeParse({ ...complete, longitude: null }), 'latitude')).toHaveLength(1)
    expect(messages(roomCreation.safeParse(without('latitude')), 'latitude')).toHaveLength(1)
    expect(roomCreation.safeParse({ ...complete, user_id: 'x' }).success).toBe(false)
  })

  it('custom features are trimmed, blanks and duplicates ignored', () => {
    expect(customAmenities([' Balcony', 'Balcony ', '', '  ', 'Lift'])).toEqual(['Balcony', 'Lift'])
    const typed = { ...complete, custom_amenities: [' Balcony', 'Balcony', ' '] }
    expect(roomCreation.parse(typed).custom_amenities).toEqual(['Balcony'])
  })

  it('starts as gender any, tenants 1 of 2, wifi and music on', () => {
    expect(newRoomDefaults).toEqual({
      gender_preference: 'any',
      current_tenants: 1,
      max_tenants: 2,
      wifi_included: true,
      music_allowed: true,
    })
  })
})

describe('an edited room (rooms.form-sentences, rooms.rent-minimum)', () => {
  it.each([
    ['title', '', 'Title is required'],
    ['rent', null, 'Rent is required'],
    ['rent', '', 'Rent is required'],
    ['rent', 0, 'Rent must be positive'],
    ['rent', -5, 'Rent must be positive'],
    ['current_tenants', 9, 'Current tenants cannot exceed maximum tenants'],
    ['deposit', -1, 'Deposit cannot be negative'],
    ['max_tenants', '', 'Maximum tenants is required'],
  ])('%s %j: %s', (field, value, message) => {
    expect(messages(roomEdit.safeParse({ ...complete, [field]: value }), field)).toEqual([message])
  })

  it('may have a short title and a rent of ₹1: two rules, on purpose', () => {
    const edit = { title: 'Room', rent: 1 }
    expect(roomEdit.parse(edit)).toEqual(edit)
    expect(roomCreation.safeParse({ ...complete, ...edit }).success).toBe(false)
  })

  it('changes only what is sent', () => {
    expect(roomEdit.parse({})).toEqual({})
    expect(roomEdit.parse({ pets_allowed: true })).toEqual({ pets_allowed: true })
  })
})
