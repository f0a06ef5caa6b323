import { quickRepliesMax, quickReplyMax } from '@basera/chats/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, type ChatWorld, chatWorld, type Person, rohan } from './chat-world.fixture.ts'
import { chatsPersonalData } from './personal-data.ts'

let world: ChatWorld
beforeAll(async () => {
  world = await chatWorld()
})
afterAll(() => world.close())

const url = '/api/me/quick-replies'
const keep = (by: Person, texts: unknown) => world.call({ method: 'PUT', url, body: { texts }, by: by.id })
const kept = async (by: Person) => (await world.call({ url, by: by.id })).json().texts

describe('chats.quick-replies: own texts', () => {
  it('are kept in their order, changed as a whole, and told in the copy of data', async () => {
    expect(await kept(asha)).toEqual([])
    expect((await keep(asha, ['  Which gate?  ', 'I am on my way', 'Yes'])).json().texts).toEqual([
      'Which gate?',
      'I am on my way',
      'Yes',
    ])
    await keep(asha, ['Yes', 'No'])
    expect(await kept(asha)).toEqual(['Yes', 'No'])
    expect(await kept(rohan)).toEqual([])
    expect(JSON.stringify(await chatsPersonalData(world.db).export(asha.id))).toContain(
      '"quick_replies":["Yes","No"]',
    )
    expect((await keep(asha, [])).json().texts).toEqual([])
  })

  it('are ten at most, of 300 characters, and none is blank', async () => {
    const full = Array.from({ length: quickRepliesMax }, () => 'x'.repeat(quickReplyMax))
    expect((await keep(asha, full)).statusCode).toBe(200)
    for (const wrong of [
      [...full, 'y'],
      ['x'.repeat(quickReplyMax + 1)],
      ['  '],
      ['\u200b'],
      [7],
      'Yes',
      null,
    ])
      expect((await keep(asha, wrong)).statusCode).toBe(400)
    expect(await kept(asha)).toEqual(full)
  })

  it('are those of one of two lists that are kept at once', async () => {
    const [one, two] = [['a', 'b', 'c'], ['d']]
    await Promise.all([keep(rohan, one), keep(rohan, two)])
    expect([one, two].map((list) => list.length)).toContain((await kept(rohan)).length)
  })
})
