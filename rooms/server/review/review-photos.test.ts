import { afterAll, beforeAll, expect, it } from 'vitest'
import { altered } from '../likeness/evaluation/alterations.fixture.ts'
import { paintedPhoto } from '../likeness/evaluation/painted-photos.fixture.ts'
import { asha, rohan } from '../room-world.fixture.ts'
import { type ReviewWorld, reasonsOf, reviewWorld, sunnyRoom } from './review-world.fixture.ts'

let world: ReviewWorld
beforeAll(async () => {
  world = await reviewWorld()
})
afterAll(() => world.close())

const add = async (id: string, photo: Buffer, by: string): Promise<string> =>
  (await world.upload(`/api/rooms/${id}/images`, photo, by)).json().id
const reasons = async (id: string, by: string) =>
  reasonsOf((await world.call({ method: 'GET', url: `/api/me/rooms/${id}`, by })).json())
const seen = async (id: string) => (await world.get(`/api/rooms/${id}`)).statusCode === 200

it('rooms.review-photo: a stolen photo, altered, puts the later room in review until it is removed', async () => {
  const photo = await paintedPhoto(21)
  const own = await world.list(asha.id, sunnyRoom)
  await add(own.id, photo, asha.id)
  const theirs = await world.list(rohan.id, { title: 'Quiet room beside the station' })
  await add(theirs.id, await paintedPhoto(22), rohan.id)
  expect(await seen(theirs.id)).toBe(true)
  const stolen = await altered(await altered(photo, 'mirrored', 1), 'cropped by 10 %', 1)
  const copy = await add(theirs.id, stolen, rohan.id)
  expect(await reasons(theirs.id, rohan.id)).toEqual(['same_photo'])
  expect(await seen(theirs.id)).toBe(false)
  expect(await reasons(own.id, asha.id)).toEqual([])
  await world.call({ method: 'DELETE', url: `/api/rooms/${theirs.id}/images/${copy}`, by: rohan.id })
  expect(await reasons(theirs.id, rohan.id)).toEqual([])
  expect(await seen(theirs.id)).toBe(true)
})

it('rooms.review-photo: the same photo in two rooms of one person is no reason', async () => {
  const photo = await paintedPhoto(31)
  for (const title of ['First room of a quiet flat', 'Another room of the same flat']) {
    const { id } = await world.list(asha.id, { title, description: title })
    await add(id, photo, asha.id)
    expect(await reasons(id, asha.id)).not.toContain('same_photo')
  }
})
