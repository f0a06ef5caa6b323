import { expect, it } from 'vitest'
import { savedIds } from './saved-ids.ts'

it('rooms.map-pins: pins show the hearts of a device, and of a member with changes that are not sent yet', () => {
  expect([...savedIds(['a', 'b'], null)]).toEqual(['a', 'b'])
  const member = { ids: ['b', 'c'], wishes: { c: false, d: true } }
  expect([...savedIds(['a'], member)].toSorted()).toEqual(['a', 'b', 'd'])
  expect([...savedIds(['c'], member)].toSorted()).toEqual(['b', 'd'])
})
