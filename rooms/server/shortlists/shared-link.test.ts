import { openSecrets } from '@basera/platform/server/secrets'
import { nowhere } from '@basera/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, meera, rohan } from '../room-world.fixture.ts'
import { shortlistToken, shortlistTokenId } from './shortlist-token.ts'
import { type ShortlistsWorld, shortlistsWorld } from './shortlists-world.fixture.ts'

let world: ShortlistsWorld
beforeAll(async () => {
  world = await shortlistsWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

const titles = async (token: string, by?: typeof rohan) =>
  (await world.open(token, by)).json().rooms.map(({ id }: { id: string }) => id)

describe('rooms.shortlist-link: a link to a shortlist', () => {
  it('shows the rooms to everybody, in their order, and dies at once when it is switched off', async () => {
    const ids = await world.list(3)
    const id = await world.make(rohan, ids.toReversed())
    const token = await world.share(rohan, id)
    expect(token).toMatch(/^[\w-]{44}$/)
    expect(await titles(token)).toEqual(ids.toReversed())
    expect(await world.share(rohan, id)).toBe(token)
    await world.ofList(rohan, 'DELETE', `/${id}/link`)
    const off = await world.open(token)
    expect([off.statusCode, off.json().code]).toEqual([404, 'not_found'])
    const next = await world.share(rohan, id)
    expect(next).not.toBe(token)
    expect((await world.open(token)).statusCode).toBe(404)
  })

  it('cannot be guessed from what the database stores', async () => {
    const id = await world.make(rohan, await world.list(1))
    const token = await world.share(rohan, id)
    const [{ link_id }] = (await world.query('SELECT link_id FROM shortlists')).rows
    const others = openSecrets('another secret of the tests, thirty-two characters')
    expect(shortlistToken(others, 'link', link_id)).not.toBe(token)
    for (const wrong of [
      shortlistToken(others, 'link', link_id),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      link_id,
      'x',
      'ö',
      token + token,
    ])
      expect((await world.open(encodeURIComponent(wrong))).statusCode, wrong).toBe(404)
    expect(shortlistTokenId(others, 'link', shortlistToken(others, 'invitation', link_id))).toBeUndefined()
  })

  it('tells the first name only if its owner chose so, and no number, note or comment', async () => {
    const [room = ''] = await world.list(1)
    const id = await world.together(meera, [room])
    const body = { id: nowhere, text: 'Rohan liked the light' }
    await world.ofList(rohan, 'POST', `/${id}/rooms/${room}/comments`, body)
    const token = await world.share(rohan, id)
    const quiet = await world.open(token)
    expect(quiet.json().name).toBeNull()
    for (const secret of ['Rohan', 'Meera', rohan.id, meera.id, 'light', 'Near work'])
      expect(quiet.body).not.toContain(secret)
    await world.share(rohan, id, true)
    expect((await world.open(token)).json().name).toBe('Rohan')
    expect((await world.ofList(meera, 'PUT', `/${id}/link`, { names: true })).statusCode).toBe(409)
    await world.share(meera, id, false)
    expect((await world.open(token)).json().name).toBeNull()
  })

  it('works only while the account that shared it does', async () => {
    const id = await world.together(meera, await world.list(1))
    const token = await world.share(meera, id)
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [meera.id])
    expect((await world.open(token)).statusCode).toBe(404)
    await world.query('UPDATE auth_users SET banned_at = NULL WHERE id = $1', [meera.id])
    expect((await world.open(token)).statusCode).toBe(200)
    await world.ofList(meera, 'DELETE', `/${id}`)
    expect((await world.open(token)).statusCode).toBe(404)
  })
})

describe('rooms.shortlist-public: the rooms of a shared shortlist', () => {
  it('are what the public sees now', async () => {
    const [live = '', taken = '', paused = '', hidden = '', deleted = '', struck = ''] = await world.list(6)
    const id = await world.make(rohan, [live, taken, paused, hidden, deleted, struck])
    const token = await world.share(rohan, id)
    for (const [room, change] of [
      [taken, "status = 'taken'"],
      [paused, "status = 'paused'"],
      [hidden, 'hidden_at = now()'],
      [deleted, 'deleted_at = now()'],
    ])
      await world.query(`UPDATE rooms SET ${change} WHERE id = $1`, [room])
    await world.ofList(rohan, 'PATCH', `/${id}/rooms/${struck}`, { struck: true })
    const { rooms } = (await world.open(token)).json()
    expect(rooms.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
      [live, 'live'],
      [taken, 'taken'],
      [paused, 'paused'],
    ])
  })

  it('leave out rooms of a lister who blocked the reader', async () => {
    const [room = ''] = await world.list(1)
    const token = await world.share(rohan, await world.make(rohan, [room]))
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [asha.id, meera.id])
    expect([await titles(token, meera), await titles(token, rohan)]).toEqual([[], [room]])
  })
})
