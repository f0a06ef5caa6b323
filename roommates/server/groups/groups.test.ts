import { randomUUID } from 'node:crypto'
import { groupSentences } from '@basera/roommates/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, kabir, meera, nina, type Profile, rohan } from '../roommate-world.fixture.ts'
import { dev, fatima, type GroupsWorld, groupsWorld, plain } from './groups-world.fixture.ts'

let world: GroupsWorld
beforeAll(async () => {
  world = await groupsWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

const codes = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort()
const status = async (by: Profile, id: string) => (await world.show(by, id)).statusCode
const names = (group: { readonly members: readonly { readonly name: string }[] }) =>
  group.members.map(({ name }) => name)
const counted = async (id: string) =>
  (await world.query('SELECT shown_members FROM roommate_groups WHERE id = $1', [id]))[0]?.shown_members

describe('roommates.group-made: making a group', () => {
  it('is for members with a verified number and a profile', async () => {
    const body = { id: randomUUID(), ...world.text }
    for (const [by, code] of [
      [undefined, 401],
      [nina.id, 403],
      [plain.id, 409],
      [rohan.id, 201],
    ] as const) {
      const made = await world.ask({ method: 'POST', url: '/api/me/groups', ...(by && { by }), body })
      expect(made.statusCode).toBe(code)
    }
    expect(await world.own(rohan)).toMatchObject({ ...world.text, is_shown: false, is_own: true, musts: [] })
    expect(names(await world.own(rohan))).toEqual(['Rohan'])
    expect(await world.own(meera)).toBeNull()
  })

  it('happens once for a double press, and an id of others is refused', async () => {
    const id = randomUUID()
    const make = (by: Profile) => world.post(by, '/api/me/groups', { id, ...world.text })
    expect(codes(await Promise.all([make(rohan), make(rohan), make(rohan)]))).toEqual([201, 201, 201])
    expect((await make(meera)).statusCode).toBe(409)
    expect((await world.query('SELECT FROM roommate_group_members')).length).toBe(1)
  })

  it('roommates.group-members: two groups at once are one', async () => {
    const make = () => world.post(rohan, '/api/me/groups', { id: randomUUID(), ...world.text })
    const answers = await Promise.all([make(), make(), make()])
    expect(codes(answers)).toEqual([201, 409, 409])
    expect((await world.query('SELECT FROM roommate_groups')).length).toBe(1)
  })

  it.each([
    [{ name: ' ' }, 'name', groupSentences.nameRequired],
    [{ name: 'x'.repeat(61) }, 'name', groupSentences.nameLong],
    [{ place: '' }, 'place', groupSentences.placeRequired],
    [{ place: 'x'.repeat(101) }, 'place', groupSentences.placeLong],
    [{ move_in: 'soon' }, 'move_in', groupSentences.dayWrong],
    [{ move_in: '2020-01-01' }, 'move_in', groupSentences.dayPast],
    [{ about: 'x'.repeat(301) }, 'about', groupSentences.aboutLong],
    [{ name: 'Call 98450 12345' }, 'name', groupSentences.contactDetails],
    [{ about: 'Write to two friends at gmail dot com' }, 'about', groupSentences.contactDetails],
    [{ seeks: 'pet' }, 'seeks', undefined],
    [{ owner: rohan.id }, 'owner', undefined],
  ])('refuses %o', async (wrong, field, message) => {
    const answer = await world.post(rohan, '/api/me/groups', { id: randomUUID(), ...world.text, ...wrong })
    const [error] = answer.json().errors
    expect([answer.statusCode, error?.field]).toEqual([400, field])
    if (message) expect(error.message).toBe(message)
  })

  it('keeps what one member changes while another changes something else', async () => {
    const id = await world.together([rohan, meera])
    await world.ofGroup(meera, 'PATCH', id, { about: 'We cook on Sundays.', move_in: '2099-12-01' })
    await world.ofGroup(rohan, 'PATCH', id, { place: 'Baner' })
    expect(await world.own(rohan)).toMatchObject({
      ...{ name: world.text.name, place: 'Baner', about: 'We cook on Sundays.', move_in: '2099-12-01' },
    })
    await world.ofGroup(rohan, 'PATCH', id, { about: null, move_in: null })
    expect(await world.own(meera)).toMatchObject({ place: 'Baner', about: null, move_in: null })
  })

  it('any member changes what it says, and nobody else', async () => {
    const id = await world.together([rohan, meera])
    const text = { ...world.text, name: 'Three keys', seeks: 'person', move_in: '2099-12-01', about: 'Calm.' }
    expect((await world.ofGroup(meera, 'PATCH', id, text)).json()).toMatchObject(text)
    expect(await world.own(rohan)).toMatchObject(text)
    for (const path of ['', '/musts', '/invitation']) {
      const body = path === '' ? text : path === '/musts' ? { questions: [] } : undefined
      const method = path === '' ? 'PATCH' : 'PUT'
      expect((await world.ofGroup(asha, method, id + path, body)).statusCode).toBe(404)
      expect((await world.ofGroup(nina as Profile, method, id + path, body)).statusCode).toBe(403)
    }
    expect((await world.ofGroup(asha, 'DELETE', `${id}/invitation`)).statusCode).toBe(404)
  })
})

describe('roommates.group-invitation: an invitation', () => {
  it('says who invites to what, and what stands against joining', async () => {
    const token = await world.invite(rohan, await world.make(rohan))
    const read = async (by: string) =>
      (await world.ask({ url: `/api/group-invitations/${token}`, by })).json()
    const shown = { name: 'Rohan', group: world.text.name, members: 1, is_member: false, needs: null }
    expect(await read(meera.id)).toEqual(shown)
    expect(await read(plain.id)).toEqual({ ...shown, needs: 'profile' })
    const own = async (by: string) => (await world.ask({ url: '/api/me/group', by })).json()
    expect(await own(plain.id)).toEqual({ group: null, needs_profile: true })
    expect(await own(asha.id)).toMatchObject({ needs_profile: false })
    expect(await read(rohan.id)).toEqual({ ...shown, is_member: true })
    await world.make(asha)
    expect(await read(asha.id)).toEqual({ ...shown, needs: 'no-other-group' })
    expect(codes([await world.accept(plain, token), await world.accept(asha, token)])).toEqual([409, 409])
    expect((await world.accept(nina as Profile, token)).statusCode).toBe(403)
    expect((await world.ask({ url: `/api/group-invitations/${token}` })).statusCode).toBe(401)
  })

  it('lets three others in, and of two who come at the same moment for the last seat, one', async () => {
    const id = await world.together([rohan, meera, asha])
    const token = await world.invite(meera, id)
    const answers = await Promise.all([kabir, dev, fatima].map((one) => world.accept(one, token)))
    expect(codes(answers)).toEqual([200, 409, 409])
    expect((await world.own(rohan)).members).toHaveLength(4)
    const [left] = await world.query("SELECT id FROM user_profiles WHERE full_name = 'Plain Person'")
    const told = await world.ask({ url: `/api/group-invitations/${token}`, by: left.id })
    expect(told.json().needs).toBe('profile')
    expect((await world.ofGroup(rohan, 'PUT', `${id}/invitation`)).json().code).toBe('limit_reached')
  })

  it('a double press joins once', async () => {
    const token = await world.invite(rohan, await world.make(rohan))
    const answers = await Promise.all([1, 2, 3].map(() => world.accept(meera, token)))
    expect(codes(answers)).toEqual([200, 200, 200])
    expect(names(await world.own(meera))).toEqual(['Rohan', 'Meera'])
  })

  it('two invitations accepted at once lead into one group', async () => {
    const tokens = await Promise.all(
      [rohan, asha].map(async (one) => world.invite(one, await world.make(one))),
    )
    const answers = await Promise.all(tokens.map((token) => world.accept(meera, token)))
    expect(codes(answers)).toEqual([200, 409])
  })

  it('ends when it is taken back, made anew, seven days old, or when who invited has left', async () => {
    const id = await world.together([rohan, kabir])
    const first = await world.invite(rohan, id)
    const second = await world.invite(rohan, id)
    expect((await world.accept(meera, first)).statusCode).toBe(404)
    await world.query("UPDATE roommate_groups SET invited_at = now() - interval '7 days'")
    expect((await world.accept(meera, second)).statusCode).toBe(404)
    expect((await world.own(rohan)).invitation).toBeNull()
    const third = await world.invite(rohan, id)
    await world.ofGroup(kabir, 'DELETE', `${id}/invitation`)
    expect((await world.accept(meera, third)).statusCode).toBe(404)
    const fourth = await world.invite(rohan, id)
    await world.ofGroup(rohan, 'DELETE', id)
    expect((await world.accept(meera, fourth)).statusCode).toBe(404)
    for (const token of ['x', fourth.replace(/.$/, fourth.endsWith('A') ? 'B' : 'A')])
      expect((await world.accept(meera, token)).statusCode).toBe(404)
  })
})

describe('roommates.group-left: leaving', () => {
  it('is done with one press, and again changes nothing', async () => {
    const id = await world.together([rohan, meera, asha])
    const leave = () => world.ofGroup(rohan, 'DELETE', id)
    expect(codes(await Promise.all([leave(), leave()]))).toEqual([204, 204])
    expect(await world.own(rohan)).toBeNull()
    expect(names((await world.show(kabir, id)).json())).toEqual(['Meera', 'Asha'])
    await world.ofGroup(meera, 'DELETE', id)
    expect([await status(kabir, id), (await world.own(asha)).is_shown]).toEqual([404, false])
    await world.ofGroup(asha, 'DELETE', id)
    expect(await world.query('SELECT FROM roommate_groups')).toEqual([])
  })

  it('by everybody at once ends the group', async () => {
    const id = await world.together([rohan, meera, asha, kabir])
    const answers = await Promise.all(
      [rohan, meera, asha, kabir].map((one) => world.ofGroup(one, 'DELETE', id)),
    )
    expect(codes(answers)).toEqual([204, 204, 204, 204])
    expect(await world.query('SELECT FROM roommate_groups')).toEqual([])
  })

  it('a member who blocks another leaves; nobody can put others out', async () => {
    const id = await world.together([rohan, meera, asha])
    await world.block(meera, rohan)
    expect(names(await world.own(rohan))).toEqual(['Rohan', 'Asha'])
    expect([await world.own(meera), await status(kabir, id)]).toEqual([null, 200])
    const token = await world.invite(asha, id)
    expect((await world.accept(meera, token)).statusCode).toBe(404)
  })

  it('accepted while a block is made, never leaves the two together', async () => {
    for (let n = 0; n < 6; n++) {
      const token = await world.invite(rohan, await world.make(rohan))
      const [blocker, blocked] = n % 2 ? [rohan, meera] : [meera, rohan]
      await Promise.all([world.accept(meera, token), world.block(blocker, blocked)])
      const [first, second] = [await world.own(rohan), await world.own(meera)]
      expect(first && second && first.id === second.id).toBeFalsy()
      await world.begin()
    }
  })

  it('a suspended member leaves, also one who joins at the same moment', async () => {
    const id = await world.together([rohan, meera, asha])
    await world.suspend(meera)
    expect(names(await world.own(rohan))).toEqual(['Rohan', 'Asha'])
    const token = await world.invite(rohan, id)
    await Promise.all([world.accept(kabir, token), world.suspend(kabir)])
    expect(names(await world.own(rohan))).toEqual(['Rohan', 'Asha'])
    expect(await counted(id)).toBe(2)
  })

  it('who closes the account has left', async () => {
    const gone = { ...dev, id: randomUUID(), email: 'gone@example.test', phone: '+919811111111' }
    await world.addPeople([gone])
    const id = await world.together([gone, meera, asha])
    await world.query('DELETE FROM auth_users WHERE id = $1', [gone.id])
    expect(names(await world.own(meera))).toEqual(['Meera', 'Asha'])
    expect(await counted(id)).toBe(2)
  })
})

describe('roommates.group-reported: reports', () => {
  it('are about what the reader may see; who wrote the texts answers for them', async () => {
    const id = await world.together([rohan, meera])
    expect(await world.report(asha, id)).toBe(201)
    const [filed] = await world.query('SELECT about, reported_id, title FROM reports')
    expect(filed).toEqual({ about: 'group', reported_id: rohan.id, title: world.text.name })
    expect(await world.report(rohan, id)).toBe(409)
    await world.block(meera, asha)
    expect(await world.report(asha, id)).toBe(404)
    await world.ofGroup(rohan, 'DELETE', id)
    expect(await world.report(kabir, id)).toBe(404)
  })

  it('a group that is taken down is shown to its members alone', async () => {
    const id = await world.together([rohan, meera])
    await world.query('UPDATE roommate_groups SET hidden_at = now()')
    expect([await status(asha, id), (await world.search(asha)).total]).toEqual([404, 0])
    expect(await world.own(rohan)).toMatchObject({ id, is_shown: false })
  })
})
