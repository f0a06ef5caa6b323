import { expect, it } from 'vitest'
import { chooseTips } from './choose-tips.ts'
import type { ComparedRoom } from './figures.queries.ts'

const none = { photos: false, words: false, terms: false, home: false, confirmed: false }
const all = { photos: true, words: true, terms: true, home: true, confirmed: true }
const own = { ...none, userId: 'own', place: 'Koramangala' }

/** `n` rooms of so many listers. */
const rooms = (n: number, contacts: number, traits: Partial<ComparedRoom>, listers = n): ComparedRoom[] =>
  Array.from({ length: n }, (_, index) => ({
    ...none,
    ...{ user_id: `lister ${index % listers}`, contacts },
    ...traits,
  }))
const photos = { photos: true }

it.each([
  ['twice', 2, rooms(9, 4, photos), rooms(8, 2, {})],
  ['almost twice', 1.5, rooms(9, 39, photos), rooms(8, 20, {})],
  ['ten times, told as three', 3, rooms(9, 20, photos), rooms(8, 2, {})],
  ['about as many', null, rooms(9, 4, photos), rooms(8, 3, {})],
  ['too few with it', null, rooms(7, 4, photos), rooms(8, 2, {})],
  ['too few without it', null, rooms(9, 4, photos), rooms(7, 2, {})],
  ['of too few listers', null, rooms(9, 4, photos, 4), rooms(8, 2, {})],
  ['no chats at all', null, rooms(9, 0, photos), rooms(8, 0, {})],
  ['one busy room', null, [...rooms(8, 1, photos), ...rooms(1, 90, photos)], rooms(8, 1, {})],
  ['mostly one’s own', null, rooms(9, 4, { ...photos, user_id: 'own' }), rooms(8, 2, {})],
])('rooms.figure-tips: %s', (_, times, having, lacking) => {
  expect(chooseTips(own, [...having, ...lacking])).toEqual(
    times ? [{ kind: 'photos', place: 'Koramangala', times }] : [],
  )
})

it('rooms.figure-tips: are three at most, the strongest first, and none that the room follows', () => {
  const compared = [...rooms(9, 6, all), ...rooms(9, 3, { confirmed: true }), ...rooms(9, 1, {})]
  const tips = chooseTips({ ...own, words: true }, compared)
  expect(tips.map(({ kind }) => kind)).toEqual(['photos', 'terms', 'home'])
  expect(chooseTips({ ...own, ...all }, compared)).toEqual([])
})
