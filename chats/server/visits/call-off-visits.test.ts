import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { asha, rohan } from '../chat-world.fixture.ts'
import { callOffVisits } from './call-off-visits.ts'
import { slotIn, type VisitsWorld, visitsWorld } from './visits-world.fixture.ts'

let world: VisitsWorld
beforeAll(async () => {
  world = await visitsWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

const states = () => world.query('SELECT state FROM visits')

it('chats.visit-called-off: a visit whose other person could not be told stays, and is called off and told of later', async () => {
  await world.accepted()
  const needs = { ...world.needs, listener: world.listener }
  const add = () => Promise.reject(new Error('the queue is full'))
  await expect(callOffVisits({ ...needs, mails: { add } }, asha.id, rohan.id)).rejects.toThrow(
    'the queue is full',
  )
  expect(await states()).toEqual([{ state: 'accepted' }])
  await callOffVisits(needs, asha.id, rohan.id)
  expect(await states()).toEqual([{ state: 'cancelled' }])
  expect(await world.mailsTo(rohan)).toHaveLength(1)
  expect(world.notified.map(({ to }) => to)).toEqual([rohan.id])
})

it('chats.visit-called-off: a visit that the other changes at that moment is called off all the same', async () => {
  for (let n = 0; n < 5; n++) {
    await world.begin()
    const visit = await world.accepted()
    await Promise.all([
      callOffVisits({ ...world.needs, listener: world.listener }, asha.id, rohan.id),
      world.change(rohan, visit, { action: 'propose', slots: [slotIn(50)] }),
    ])
    expect(await states()).toEqual([{ state: 'cancelled' }])
  }
})
