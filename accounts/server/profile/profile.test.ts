import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MemberWorld, memberWorld, type Person } from '../account/member-world.fixture.ts'
import { readZip } from '../account/read-zip.fixture.ts'

let world: MemberWorld
let asha: Person
let rohan: Person
beforeAll(async () => {
  world = await memberWorld()
  asha = await world.join('asha')
  rohan = await world.join('rohan', false)
})
afterAll(() => world?.close())

const read = (headers: Partial<Person['headers']> = asha.headers) =>
  world.app.inject({ url: '/api/me/profile', headers })
const change = (payload: unknown, headers: Partial<Person['headers']> = asha.headers) =>
  world.app.inject({
    method: 'PATCH',
    url: '/api/me/profile',
    payload: JSON.stringify(payload),
    headers: { ...headers, 'content-type': 'application/json' },
  })
const row = async (person: Person) =>
  (await world.query('SELECT * FROM user_profiles WHERE id = $1', [person.id]))[0]

describe('GET /api/me/profile', () => {
  it('accounts.profile-own: shows the own row, and whether mailbox and password are there', async () => {
    const answer = await read()
    expect(answer.json()).toMatchObject({
      id: asha.id,
      email: 'asha@example.test',
      email_proven: true,
      has_password: true,
      full_name: 'asha',
      age: null,
      phone_verified: false,
    })
    expect((await read(rohan.headers)).json()).toMatchObject({ id: rohan.id, email_proven: false })
  })

  it('accounts.access-checked: is for signed-in people', async () => {
    for (const answer of [await read({}), await change({ age: 30 }, {})])
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'no_session'])
  })

  it('accounts.profile-created: a missing row is no fault, and the next change makes it', async () => {
    const meera = await world.join('meera')
    await world.query('DELETE FROM user_profiles WHERE id = $1', [meera.id])
    expect((await read(meera.headers)).json()).toMatchObject({ status: 404, code: 'not_found' })
    const made = await Promise.all(Array.from({ length: 8 }, () => change({}, meera.headers)))
    expect(made.map((answer) => answer.statusCode)).toEqual(Array(8).fill(200))
    expect((await read(meera.headers)).json()).toMatchObject({ id: meera.id, email: meera.email })
  })

  it('accounts.one-profile: an e-mail that another profile has cannot be taken', async () => {
    const kavya = await world.join('kavya')
    await world.query('DELETE FROM user_profiles WHERE id = $1', [kavya.id])
    await world.query('UPDATE user_profiles SET email = $1 WHERE id = $2', [kavya.email, rohan.id])
    const answer = await change({}, kavya.headers)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict'])
    await world.query('UPDATE user_profiles SET email = $1 WHERE id = $2', [rohan.email, rohan.id])
  })
})

describe('accounts.account-language: PATCH /api/me/profile', () => {
  const dates = async () => (await row(asha)).updated_at

  it('takes a language, which the account has from then on, and touches no field of the profile', async () => {
    expect((await read()).json().language).toBeNull()
    const before = await dates()
    expect((await change({ language: 'ta' })).json()).toMatchObject({ language: 'ta', full_name: 'asha' })
    expect((await read()).json().language).toBe('ta')
    expect(await dates()).toEqual(before)
    expect((await change({ age: 31 })).json()).toMatchObject({ language: 'ta', age: 31 })
    expect((await read(rohan.headers)).json().language).toBeNull()
  })

  it.each([null, '', 'fr', 'HI', 'hi-IN', 'toString', ['hi'], 1])('refuses %j', async (language) => {
    const answer = await change({ language })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'language'])
    expect((await read()).json().language).toBe('ta')
  })

  it('goes into the copy of the member’s data', async () => {
    const answer = await world.app.inject({ url: '/api/me/export', headers: asha.headers })
    const copy = JSON.parse(String(readZip(answer.rawPayload)['basera-data.json']))
    expect(copy.account.language).toBe('ta')
  })
})

describe('PATCH /api/me/profile', () => {
  it('accounts.point-whole: takes coordinates next to nothing for nothing', async () => {
    const answer = await change({ latitude: -90, longitude: 5e-324 })
    expect([answer.statusCode, answer.json().latitude, answer.json().longitude]).toEqual([200, -90, 0])
  })

  it.each([{ longitude: null }, { latitude: null }, { latitude: 12.9 }, { latitude: 12.9, longitude: null }])(
    'accounts.point-whole: refuses half a point, %o, also where there is a whole one',
    async (half) => {
      expect((await change({ latitude: 12.93, longitude: 77.62 })).statusCode).toBe(200)
      const answer = await change(half)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toMatchObject([{ field: 'longitude' }])
      expect((await change({ latitude: null, longitude: null })).json().latitude).toBeNull()
    },
  )

  it('changes what is named, and the time of change', async () => {
    const before = (await read()).json()
    const answer = await change({ full_name: '  Asha Rao ', age: 27, organization: ' Infosys ' })
    expect(answer.json()).toMatchObject({ full_name: 'Asha Rao', age: 27, organization: 'Infosys' })
    expect(answer.json().updated_at > before.updated_at).toBe(true)
    expect((await change({ age: 28 })).json()).toMatchObject({
      full_name: 'Asha Rao',
      age: 28,
      organization: 'Infosys',
    })
  })

  it.each([[''], ['   '], [null]])(
    'accounts.organization-optional: organization %j is none',
    async (organization) => {
      expect((await change({ organization })).json().organization).toBeNull()
    },
  )

  it.each([
    [{ full_name: '' }, 'full_name', 'Full name is required'],
    [{ full_name: '  ' }, 'full_name', 'Full name is required'],
    [{ age: null }, 'age', 'Age is required'],
    [{ age: '' }, 'age', 'Age is required'],
    [{ age: '27' }, 'age', 'Age is required'],
    [{ age: 17 }, 'age', 'Must be at least 18 years old'],
    [{ age: -1 }, 'age', 'Must be at least 18 years old'],
    [{ age: 101 }, 'age', 'Please enter a valid age'],
    [{ age: 27.5 }, 'age', 'Please enter a valid age'],
  ])(
    'accounts.name-required, accounts.age-required, accounts.age-range: %j: %s: "%s"',
    async (payload, field, message) => {
      const answer = await change(payload)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toContainEqual({ field, message })
    },
  )

  it.each(['Basera Support', 'Police Inspector', 'asha@okaxis', 'A', 'x'.repeat(61)])(
    'accounts.name-own: refuses %s as name_not_allowed and changes nothing',
    async (full_name) => {
      const before = (await read()).json()
      const answer = await change({ full_name, age: 44 })
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'name_not_allowed'])
      expect(answer.json().errors).toEqual([{ field: 'full_name', message: answer.json().detail }])
      expect((await read()).json()).toEqual(before)
    },
  )

  it.each([
    { full_name: 'x'.repeat(101) },
    { full_name: 'a\u0000b' },
    { full_name: 'a\nb' },
    { full_name: '\ud800' },
    { full_name: {} },
    { age: 1e300 },
    { organization: 'y'.repeat(121) },
    { organization: [] },
    [],
    'text',
    7,
  ])('refuses %j', async (payload) => {
    const answer = await change(payload)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
  })

  it.each([
    'id',
    'email',
    'phone',
    'phone_verified',
    'phone_verified_at',
    'avatar_url',
    'profile_picture_url',
    'is_roommate_profile_enabled',
    'created_at',
    'updated_at',
    'public_latitude',
    '__proto__',
    'constructor',
  ])('accounts.email-fixed: %s cannot be written', async (name) => {
    const before = await row(asha)
    const payload = `{"full_name":"Asha Rao","${name}":"${rohan.id}"}`
    const answer = await world.app.inject({
      method: 'PATCH',
      url: '/api/me/profile',
      payload,
      headers: { ...asha.headers, 'content-type': 'application/json' },
    })
    expect(answer.statusCode).toBe(400)
    expect(await row(asha)).toEqual(before)
  })

  it('touches nobody else', async () => {
    const before = await row(rohan)
    await change({ full_name: 'Asha', age: 40, organization: 'TCS' })
    expect(await row(rohan)).toEqual(before)
  })
})
