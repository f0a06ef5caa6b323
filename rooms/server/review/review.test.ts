import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, meera, rohan } from '../room-world.fixture.ts'
import { someListing } from '../some-listing.fixture.ts'
import { type ReviewWorld, reasonsOf, reviewWorld, sunnyRoom } from './review-world.fixture.ts'

let world: ReviewWorld
beforeAll(async () => {
  world = await reviewWorld()
})
afterAll(() => world.close())
beforeEach(() => world.query('DELETE FROM rooms'))

const scam = {
  title: 'Fully furnished flat near the metro',
  description:
    'I am posted in Canada and cannot show the flat. Pay one month advance and I will courier the keys to you.',
}
const seen = async (id: string) => (await world.get(`/api/rooms/${id}`)).statusCode === 200
const change = (by: string, url: string, method: 'PUT' | 'POST' | 'DELETE', body?: object) =>
  world.call({ method, url: `/api/rooms/${url}`, by, ...(body ? { body } : {}) })

describe('rooms.review-checks: a listed room', () => {
  it('is live when there is nothing wrong with it', async () => {
    const room = await world.list(asha.id, sunnyRoom)
    expect(room).toMatchObject({ review: null, in_search: true })
    expect(await seen(room.id)).toBe(true)
  })

  it('trust.listing-wording: is in review for wording that cheats, and says what kind', async () => {
    const room = await world.list(asha.id, scam)
    expect(room.review?.findings).toEqual([
      { reason: 'scam_wording', kind: expect.any(String), words: null, instead: null },
    ])
    expect(await seen(room.id)).toBe(false)
  })

  it('trust.fair-housing: is in review for shutting people out, with the words and what to write instead', async () => {
    const room = await world.list(asha.id, { description: 'Only Hindu vegetarian families.' })
    expect(reasonsOf(room)).toEqual(['fair_housing'])
    expect(room.review?.findings[0]).toMatchObject({
      kind: 'religion',
      words: expect.stringMatching(/Hindu/),
      instead: expect.stringMatching(/^Leave religion out/),
    })
  })

  it('is in review for what its own features say, and live once they are gone', async () => {
    const { id } = await world.list(asha.id, { custom_amenities: ['Balcony'] })
    const edited = await world.edit(asha.id, id, { custom_amenities: ['Only Hindus, no Muslims'] })
    expect(reasonsOf(edited)).toEqual(['fair_housing'])
    expect(edited.review?.findings[0]).toMatchObject({ words: expect.stringMatching(/Hindu/) })
    const cheating = ['Pay token by UPI before the visit', 'Keys come by courier after payment']
    expect(reasonsOf(await world.edit(asha.id, id, { custom_amenities: cheating }))).toEqual(['scam_wording'])
    expect((await world.edit(asha.id, id, { custom_amenities: ['Balcony'] })).review).toBeNull()
  })

  it('is live at once when an edit takes away what was found, and in review again when it comes back', async () => {
    const { id } = await world.list(asha.id, scam)
    expect(reasonsOf(await world.edit(asha.id, id, { rent: 15_000 }))).toEqual(['scam_wording'])
    expect(await world.edit(asha.id, id, sunnyRoom)).toMatchObject({ review: null, in_search: true })
    expect(await seen(id)).toBe(true)
    expect(reasonsOf(await world.edit(asha.id, id, scam))).toEqual(['scam_wording'])
    expect(await seen(id)).toBe(false)
  })

  it('a live room that is edited into a scam leaves sight', async () => {
    const { id } = await world.list(asha.id, sunnyRoom)
    await world.edit(asha.id, id, { description: scam.description })
    expect(await seen(id)).toBe(false)
  })

  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'pausing and offering again',
      async (id) => {
        await change(asha.id, `${id}/status`, 'PUT', { status: 'paused' })
        await change(asha.id, `${id}/status`, 'PUT', { status: 'live' })
      },
    ],
    ['confirming', (id) => change(asha.id, `${id}/confirm`, 'POST')],
    [
      'deleting and bringing back',
      async (id) => {
        await change(asha.id, id, 'DELETE')
        await change(asha.id, `${id}/restore`, 'POST')
      },
    ],
    ['asking for a look', (id) => change(asha.id, `${id}/review`, 'POST')],
    ['sending it again', (id) => world.edit(asha.id, id, { rent: 14_501 })],
    [
      'a suspension that ends',
      async () => {
        await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [asha.id])
        await world.query('UPDATE auth_users SET banned_at = NULL WHERE id = $1', [asha.id])
      },
    ],
  ])('does not leave review by %s', async (_, attempt) => {
    const { id } = await world.list(asha.id, scam)
    await attempt(id)
    expect(await seen(id)).toBe(false)
    const { rows } = await world.query('SELECT searchable, review_reasons FROM rooms WHERE id = $1', [id])
    expect(rows).toEqual([{ searchable: false, review_reasons: ['scam_wording'] }])
  })

  it('that is sent again under its client_id is the room that is there', async () => {
    const client_id = '7f0c3b1e-2222-4333-8444-555555555555'
    const first = await world.list(asha.id, { ...scam, client_id })
    const again = await world.list(asha.id, { ...scam, client_id })
    expect([again.id, reasonsOf(again)]).toEqual([first.id, ['scam_wording']])
  })

  it('rooms.review-ask: its lister asks a person to look, once; the case moves up', async () => {
    const { id } = await world.list(asha.id, { description: 'Only Hindu families.' })
    const harm = async () =>
      (await world.query('SELECT harm, because FROM cases WHERE subject_id = $1', [id])).rows
    expect(await harm()).toEqual([{ harm: 1, because: ['fair_housing'] }])
    for (let n = 0; n < 2; n++)
      expect((await change(asha.id, `${id}/review`, 'POST')).json().review.asked).toBe(true)
    expect(await harm()).toEqual([{ harm: 3, because: ['fair_housing', 'asked'] }])
    expect((await change(rohan.id, `${id}/review`, 'POST')).statusCode).toBe(404)
    await world.edit(asha.id, id, { description: 'Two windows.' })
    expect(await harm()).toEqual([])
  })
})

describe('rooms.review-text: a text that another person’s room had before', () => {
  const changed = (text: string, ...words: readonly (readonly [string, string])[]) =>
    words.reduce((all, [from, to]) => all.replace(from, to), text)
  const sentences = sunnyRoom.description.split('. ')

  it.each<[string, object]>([
    ['the same', sunnyRoom],
    ['with another rent', { ...sunnyRoom, rent: 9_999 }],
    ['with other sentences first', { ...sunnyRoom, description: sentences.toReversed().join('. ') }],
    ['with emoji', { ...sunnyRoom, description: sunnyRoom.description.replaceAll('. ', ' 🌞🏠. ') }],
    [
      'lightly edited',
      {
        title: 'Bright room with a balcony near the lake',
        description: changed(
          sunnyRoom.description,
          ['corner', 'big'],
          ['likes', 'loves'],
          ['Water', 'Cauvery water'],
        ),
      },
    ],
    ['in capitals', { ...sunnyRoom, description: sunnyRoom.description.toUpperCase() }],
    ['under another title', { ...sunnyRoom, title: 'Room for two in Koramangala' }],
  ])('is found: %s', async (_, copy) => {
    await world.list(asha.id, sunnyRoom)
    expect(reasonsOf(await world.list(rohan.id, copy))).toEqual(['same_text'])
  })

  it('is not found in short texts that honest people write alike, nor in other texts', async () => {
    const short = { title: '1BHK for rent near metro', description: 'Family or bachelors. No brokerage.' }
    await world.list(asha.id, short)
    expect(reasonsOf(await world.list(rohan.id, short))).toEqual([])
    await world.list(asha.id, sunnyRoom)
    const other = {
      title: 'Quiet room near the lake with a balcony',
      description:
        'Third floor of a family house. The bathroom is your own, the kitchen is not. Cooking gas is paid by use, and the gate closes at eleven. Buses to the tech park stop at the corner.',
    }
    expect(reasonsOf(await world.list(meera.id, other))).toEqual([])
  })

  it('may be the lister’s own, also of an account that their number left', async () => {
    await world.list(asha.id, sunnyRoom)
    expect(reasonsOf(await world.list(asha.id, sunnyRoom))).toEqual([])
    await world.query(
      `INSERT INTO phone_identities (number_hash, holder_id, last_holder_id) VALUES ($1, $2, $3)`,
      ['h'.repeat(43), rohan.id, asha.id],
    )
    expect(reasonsOf(await world.list(rohan.id, sunnyRoom))).toEqual([])
    expect(reasonsOf(await world.list(meera.id, sunnyRoom))).toEqual(['same_text'])
    await world.query('DELETE FROM phone_identities')
  })

  it('is the copy’s fault, not that of the first, which may be edited', async () => {
    const first = await world.list(asha.id, sunnyRoom)
    const copy = await world.list(rohan.id, sunnyRoom)
    const description = `${sunnyRoom.description} From May on.`
    expect(reasonsOf(await world.edit(asha.id, first.id, { description }))).toEqual([])
    expect(
      reasonsOf(await world.edit(rohan.id, copy.id, { title: 'Sunny room near the lake, balcony' })),
    ).toEqual(['same_text'])
    expect(
      reasonsOf(await world.edit(rohan.id, copy.id, { title: 'A small room', description: 'Two windows.' })),
    ).toEqual([])
  })

  it('thirty copies by ten accounts, ten at once: one person’s are live', async () => {
    const listers = (await world.query('SELECT id FROM user_profiles ORDER BY id LIMIT 10')).rows
    const rooms = []
    for (const wave of [0, 1, 2]) {
      const copies = listers.map(({ id }, n) =>
        world.list(id, { ...sunnyRoom, rent: 10_000 + 10 * wave + n }),
      )
      rooms.push(...(await Promise.all(copies)))
    }
    const { rows } = await world.query('SELECT DISTINCT user_id FROM rooms WHERE searchable')
    expect(rows).toHaveLength(1)
    expect(rooms.filter((room) => reasonsOf(room).includes('same_text'))).toHaveLength(27)
  })
})

describe('rooms.review-rent: a rent far below the others’', () => {
  const neighbours = async (count: number, facts: object = {}) => {
    const rows = Array.from({ length: count }, (_, n) => ({
      user_id: `${asha.id.slice(0, -2)}${String(10 + (n % 6))}`,
      title: `Room number ${n}`,
      address: 'Koramangala',
      ...{ latitude: someListing.latitude, longitude: someListing.longitude },
      ...{ rent: 18_000 + n * 100, available_from: '2090-01-01', home_type: 'private_room' },
      ...facts,
    }))
    const people = (await world.query('SELECT id FROM user_profiles ORDER BY id')).rows
    for (const [n, row] of rows.entries()) row.user_id = people[5 + (n % 6)].id
    await world.query(
      `INSERT INTO rooms (user_id, title, address, latitude, longitude, rent, available_from, home_type)
       SELECT user_id, title, address, latitude, longitude, rent, available_from, home_type
       FROM json_populate_recordset(NULL::rooms, $1)`,
      [JSON.stringify(rows)],
    )
  }
  const home_type = 'private_room'

  it('is in review under half of what 20 like rooms nearby ask, and live when it is raised', async () => {
    await neighbours(20)
    const room = await world.list(asha.id, { rent: 9_000, home_type })
    expect(reasonsOf(room)).toEqual(['low_rent'])
    expect(reasonsOf(await world.edit(asha.id, room.id, { rent: 10_000 }))).toEqual([])
    expect(reasonsOf(await world.edit(asha.id, room.id, { rent: 4_000 }))).toEqual(['low_rent'])
  })

  it.each<[string, number, object]>([
    ['half of it', 20, { rent: 9_500, home_type }],
    ['fewer like rooms', 19, { rent: 5_000, home_type }],
    ['another kind of home', 20, { rent: 5_000, home_type: 'shared_room' }],
    ['no place', 20, { rent: 5_000, home_type, latitude: null, longitude: null }],
    ['another place', 20, { rent: 5_000, home_type, latitude: 19.1, longitude: 72.8 }],
  ])('is not judged by %s', async (_, count, listing) => {
    await neighbours(count)
    expect(reasonsOf(await world.list(asha.id, listing))).toEqual([])
  })

  it('is judged too where the lister leaves out what kind of home it is', async () => {
    await neighbours(20)
    expect(reasonsOf(await world.list(asha.id, { rent: 5_000 }))).toEqual(['low_rent'])
  })
})
