import { describe, expect, it } from 'vitest'
import { roomEdit } from './index.ts'

const said = "Leave contact details out: people reach you through Basera's chat"
const refusals = (room: object) => {
  const issues = roomEdit.safeParse(room).error?.issues
  return issues?.map(({ path, message }) => [path[0], message])
}

describe.each(['title', 'description'] as const)('rooms.no-contact-details: %s', (field) => {
  it.each([
    'Room in HSR, call 9845012345',
    'Room in HSR, nine eight four five zero one two three four five',
    'Room in HSR, नौ आठ चार पांच शून्य एक दो तीन चार पांच',
    'Room in HSR, 9 8 4 5 0 1 2 3 4 5',
    'Room in HSR, write to asha at gmail dot com',
    'Room in HSR, see www.example.com for photos',
    'Room in HSR, token to asha@okaxis',
  ])('%s', (text) => expect(refusals({ [field]: text })).toEqual([[field, said]]))

  it.each([
    'Rent 15000/- and deposit 30,000',
    '2 BHK 1200 sq ft in Sector 62, PIN 560095',
    '3rd floor 401, 5 min from metro line 2',
    'Free from 01.12.2026, water 24x7',
    'Buses 500D, 335E and 201 stop here',
    'Rs. 12,000 + 1,500 a month',
    'Flat 1204, Tower 12, 1,150 sq.ft. carpet area',
    'Rent 12000-15000, deposit 50000-60000',
    'Gate no. 2, phase 1, 10000 litre tank',
    'Office timing 9.30 - 6.30, rent due 1-5 each month',
  ])('lets pass: %s', (text) => expect(refusals({ [field]: text })).toBeUndefined())
})

describe('rooms.no-contact-details: own features', () => {
  it.each(['Call 98765 43210', 'asha at gmail dot com', 'token to asha@okaxis'])('%s', (feature) =>
    expect(refusals({ custom_amenities: ['Balcony', feature] })).toEqual([['custom_amenities', said]]),
  )

  it.each([
    'Water 24x7',
    '2 balconies',
    '100 Mbps',
    '1,200 sq ft terrace',
    'Bus 500D stops here',
    'Near NH 48',
  ])('lets pass: %s', (feature) => expect(refusals({ custom_amenities: [feature] })).toBeUndefined())
})
