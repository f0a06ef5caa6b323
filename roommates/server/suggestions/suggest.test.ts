import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, profile, type RoommateWorld, roommateWorld } from '../roommate-world.fixture.ts'

let world: RoommateWorld
beforeAll(async () => {
  world = await roommateWorld([
    asha,
    profile(100, 'Kiran Bose', { organization: 'Infosys', preferred_location: 'Koramangala, Bengaluru' }),
    profile(101, 'Infant Jose', { organization: 'infosys', lifestyle_tags: ['info-junkie'] }),
    profile(102, 'Ravi Kumar', { organization: 'Infosys', bio: 'Only a bio says zebra' }),
    profile(103, '100%_\\ Person', { lifestyle_tags: ['veg_only'] }),
    profile(104, 'अनीता शर्मा', { preferred_location: 'कोथरुड, Pune' }),
    ...Array.from({ length: 12 }, (_, n) => profile(200 + n, `Sanjay Number${n}`)),
  ])
})
afterAll(() => world.close())

const suggest = async (q: string) => {
  const url = `/api/roommates/suggestions?q=${encodeURIComponent(q)}`
  return world.call({ url, by: asha.id })
}
const texts = async (q: string) =>
  (await suggest(q)).json().items.map((one: { kind: string; text: string }) => `${one.kind} ${one.text}`)

describe('GET /api/roommates/suggestions', () => {
  it('roommates.search-suggestions: begins at two characters', async () => {
    expect((await suggest('i')).statusCode).toBe(400)
    expect((await suggest(' i ')).statusCode).toBe(400)
    expect((await suggest('in')).statusCode).toBe(200)
  })

  it('roommates.search-suggestions: gives five at most', async () => {
    expect(await texts('sanjay')).toHaveLength(5)
  })

  it('puts what begins with the text first, then what many have, each once whatever its case', async () => {
    expect(await texts('INF')).toEqual(['organization Infosys', 'name Infant Jose', 'tag info-junkie'])
    expect(await texts('os')).toEqual(['organization Infosys', 'name Infant Jose', 'name Kiran Bose'])
  })

  it.each([
    ['कोथ', ['location कोथरुड, Pune']],
    ['%_', ['name 100%_\\ Person']],
    ['_o', ['tag veg_only']],
    ['kiran  bo', ['name Kiran Bose']],
    ['zebra', []],
    ['nobody', []],
  ])('looks for %s as it is', async (q, expected) => {
    expect(await texts(q)).toEqual(expected)
  })
})
