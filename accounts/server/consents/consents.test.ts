import { type Consent, privacyNotice } from '@basera/accounts/contract'
import { noLimits } from '@basera/platform/server/limits'
import { createTestApp } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MemberWorld, memberWorld, type Person } from '../account/member-world.fixture.ts'
import { withGoogleAccount } from '../auth/google/google-account.ts'
import { createUser } from '../auth/users/create-user.ts'
import { consentsFeature } from './consents-feature.ts'

let world: MemberWorld
let app: FastifyInstance
let asha: Person
beforeAll(async () => {
  world = await memberWorld()
  const { db, gate } = world
  app = await createTestApp([consentsFeature({ db, limits: noLimits })], { gate })
})
afterAll(async () => {
  await app?.close()
  await world?.close()
})
beforeEach(async () => {
  await world.query('DELETE FROM auth_users')
  asha = await world.join('asha')
})

const consents = async ({ headers }: Person) =>
  (await app.inject({ url: '/api/me/consents', headers })).json()
const seen = (version: unknown, headers: Partial<Person['headers']> = asha.headers) =>
  app.inject({ method: 'PUT', url: '/api/me/consents/notice', headers, payload: { version } as object })
const change = (payload: object) =>
  world.app.inject({ method: 'PATCH', url: '/api/me/profile', headers: asha.headers, payload })
const history = async (id = asha.id) =>
  (await world.query('SELECT purpose, act, means FROM consents WHERE user_id = $1 ORDER BY id', [id])).map(
    ({ purpose, act, means }) => `${purpose} ${act} ${means}`,
  )
const languages = async (id = asha.id) =>
  (await world.query('SELECT language FROM consents WHERE user_id = $1 ORDER BY id', [id])).map(
    ({ language }) => language,
  )
/** Somebody who has been here since before notices had versions. */
const makeOld = () => world.query('TRUNCATE consents')

describe('accounts.consent-recorded: signing up', () => {
  it('DPDP 6: is recorded with the version and the language of the notice', async () => {
    expect(await consents(asha)).toEqual({
      notice: { version: privacyNotice.version, is_seen: true },
      items: [
        {
          purpose: 'service',
          act: 'given',
          means: 'sign_up',
          notice_version: privacyNotice.version,
          at: expect.any(String),
        },
      ],
    })
    expect(await languages()).toEqual(['en'])
  })

  it('in another language is recorded in it, and acts after a change of it in the new one', async () => {
    const made = await world.db.transaction().execute((trx) =>
      createUser(trx, {
        email: 'meera@example.test',
        passwordHash: 'x',
        metadata: {},
        identity: { provider: 'email' },
        proven: true,
        confirmed: true,
        language: 'hi',
      }),
    )
    expect(await languages(made?.id)).toEqual(['hi'])
    await world.query("UPDATE auth_users SET language = 'ta'")
    await change({ is_listed: true })
    expect(await languages()).toEqual(['en', 'ta'])
  })

  it('with Google is recorded as that; a later sign-in is not', async () => {
    const person = { sub: 'g-1', email: 'devi@example.test', verified: true, name: 'Devi' }
    const arrive = () =>
      withGoogleAccount(
        { db: world.db, removeFiles: async () => undefined },
        { person: person as never, email: person.email },
        async (_, userId) => userId,
      )
    const id = await arrive()
    expect(await arrive()).toBe(id)
    expect(await history(id)).toEqual(['service given google'])
  })

  it('by asking for a link is agreed to by nobody: anyone can type an address', async () => {
    const made = await world.db.transaction().execute((trx) =>
      createUser(trx, {
        email: 'typo@example.test',
        metadata: {},
        identity: { provider: 'email' },
        proven: false,
        confirmed: false,
      }),
    )
    expect(await history(made?.id)).toEqual([])
  })
})

describe('switches of the roommate profile', () => {
  it('are recorded when they are turned, in order, and not when they stay as they are', async () => {
    await change({ is_listed: true, bio: 'Hello' })
    await change({ is_listed: true, show_email: true })
    await change({ is_listed: false })
    await change({ bio: 'Hello again' })
    await change({ show_email: false, is_listed: true })
    expect(await history()).toEqual([
      'service given sign_up',
      'roommate_profile given settings',
      'roommate_profile withdrawn settings',
      'roommate_profile given settings',
      'profile_email withdrawn settings',
    ])
    const { items } = await consents(asha)
    expect(items.map(({ purpose, act }: Consent) => [purpose, act])).toEqual([
      ['profile_email', 'withdrawn'],
      ['roommate_profile', 'given'],
      ['service', 'given'],
    ])
  })

  it('end on record as they are, also when two are pressed at a time', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, n) => change({ is_listed: n % 2 === 0 })))
    const [{ is_listed: isListed }] = await world.query('SELECT is_listed FROM user_profiles')
    const acts = (await history()).filter((act) => act.startsWith('roommate_profile'))
    expect(acts.at(-1)).toBe(`roommate_profile ${isListed ? 'given' : 'withdrawn'} settings`)
    for (const [n, act] of acts.entries()) expect(act).not.toBe(acts[n - 1])
  })

  it('change nothing on record where the change is refused', async () => {
    expect((await change({ is_listed: true, age: 17 })).statusCode).toBe(400)
    expect(await history()).toEqual(['service given sign_up'])
  })
})

describe('accounts.notice-seen: a notice that has changed', () => {
  it('is news to those of before, until they have seen it', async () => {
    await makeOld()
    expect((await consents(asha)).notice.is_seen).toBe(false)
    expect((await seen(privacyNotice.version)).statusCode).toBe(204)
    expect(await consents(asha)).toEqual({
      notice: { version: privacyNotice.version, is_seen: true },
      items: [],
    })
  })

  it('is recorded once, however often and from however many windows it is told', async () => {
    await makeOld()
    const answers = await Promise.all(Array.from({ length: 6 }, () => seen(privacyNotice.version)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(204))
    expect(await history()).toEqual(['service seen notice'])
  })

  it('is not seen on a page that shows an older one', async () => {
    const answer = await seen('2020-01-01')
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict'])
  })

  it.each([[''], [null], [7], ['x'.repeat(21)]])('refuses the version %j', async (version) => {
    expect((await seen(version)).statusCode).toBe(400)
  })

  it('accounts.access-checked: is for signed-in people, each for themselves', async () => {
    expect((await seen(privacyNotice.version, {})).statusCode).toBe(401)
    const rohan = await world.join('rohan')
    await change({ is_listed: true })
    expect((await consents(rohan)).items).toHaveLength(1)
  })
})

describe('the record', () => {
  it.each([
    ["UPDATE consents SET act = 'withdrawn'"],
    ['UPDATE consents SET at = now()'],
    ['DELETE FROM consents'],
  ])('cannot be changed: %s', async (statement) => {
    await expect(world.query(statement)).rejects.toThrow('only ever added to')
  })

  it('goes with its person', async () => {
    await world.query('DELETE FROM auth_users WHERE id = $1', [asha.id])
    expect(await world.query('SELECT 1 FROM consents')).toEqual([])
  })
})
