import { createHash, randomBytes } from 'node:crypto'
import { eventually } from '@basera/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, type NumberWorld, newPhone, numberWorld } from './number-world.fixture.ts'

let world: NumberWorld
beforeAll(async () => {
  world = await numberWorld({ works: true })
})
afterAll(() => world?.close())

/** Somebody who signed up with an address of another and made themselves at home. */
async function squat() {
  const squatter = await world.join('vikram', newPhone())
  const settings = { full_name: 'Vikram Rao', bio: 'I live here now', is_listed: true }
  const patch = { method: 'PATCH', body: settings } as const
  expect((await world.call(squatter, '/api/me/profile', patch)).statusCode).toBe(200)
  await world.files.store('profile-images', `${squatter.id}/1.webp`, Buffer.from('face'))
  const room = (await world.listRoom(squatter)).json().id as string
  const seeker = await world.join('meera', newPhone())
  const started = await world.post(seeker, '/api/chats', { room_id: room })
  expect([started.statusCode, (await chatsOf(squatter)).length]).toEqual([200, 1])
  return { squatter, seeker, room }
}
const chatsOf = async (account: Account) => (await world.call(account, '/api/chats')).json().items as object[]
const roomsOf = async (account: Account) =>
  (await world.call(account, '/api/me/rooms')).json().items as object[]

/** The owner of the mailbox asks for a link, and opens it. */
async function takeOver({ id, email }: Account): Promise<Account> {
  const verifier = randomBytes(56).toString('hex')
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const asked = { email, code_challenge, code_challenge_method: 's256' }
  await world.call(undefined, '/auth/v1/recover', { method: 'POST', body: asked, from: '203.0.113.251' })
  const mail = world.mails.findLast(({ to }) => to === email)
  const { search } = new URL(/https?:\/\/\S*\/auth\/open-link\S*/.exec(mail?.text ?? '')?.[0] ?? '')
  const { location } = (await world.call(undefined, `/auth/v1/verify${search}`)).headers
  const body = { auth_code: new URL(String(location)).searchParams.get('code'), code_verifier: verifier }
  const session = (
    await world.call(undefined, '/auth/v1/token?grant_type=pkce', { method: 'POST', body })
  ).json()
  expect(session.user.id).toBe(id)
  return { id, email, token: session.access_token }
}

describe('accounts.unproven-cleaned: the owner of a mailbox comes to an account that somebody made with it', () => {
  it('and finds nothing of theirs; others lose sight of it too', async () => {
    const { squatter, seeker, room } = await squat()
    const owner = await takeOver(squatter)

    expect((await world.call(owner, '/api/me/profile')).json()).toMatchObject({
      ...{ email: squatter.email, email_proven: true, has_password: false },
      ...{ full_name: null, bio: null, phone: null, phone_verified: false, avatar_url: null },
      ...{ is_listed: false, is_roommate_profile_enabled: false },
    })
    const self = (await world.call(owner, '/auth/v1/user')).body
    expect(self).not.toContain('Vikram')
    expect((await world.call(squatter, '/api/me/profile')).statusCode).toBe(401)
    expect((await world.call(seeker, `/api/rooms/${room}`)).statusCode).toBe(404)
    expect((await world.call(seeker, `/api/roommates/${owner.id}`)).statusCode).toBe(404)
    expect(await chatsOf(seeker)).toEqual([])

    await world.files.store('profile-images', `${owner.id}/2.webp`, Buffer.from('her face'))
    const names = async () => (await world.files.files('profile-images', owner.id)).map(({ path }) => path)
    await eventually(async () => expect(await names()).toEqual([expect.stringContaining('/2.webp')]))

    expect((await world.prove(owner, newPhone())).statusCode).toBe(200)
    expect([await roomsOf(owner), await chatsOf(owner)]).toEqual([[], []])
    expect(await world.query('SELECT bio FROM user_profiles WHERE id = $1', [owner.id])).toEqual([
      { bio: null },
    ])
  })

  it('whoever proves the mailbox in a session of the account keeps everything', async () => {
    const { squatter: owner } = await squat()
    const welcome = world.mails.find(({ to }) => to === owner.email)
    const token = /confirm-email\?token=(\w+)/.exec(welcome?.text ?? '')?.[1]
    const proof = await world.call(owner, '/api/me/email-proof', { method: 'PUT', body: { token } })
    expect(proof.statusCode).toBe(204)
    await takeOver(owner)
    expect([(await roomsOf(owner)).length, (await chatsOf(owner)).length]).toEqual([1, 1])
    expect((await world.call(owner, '/api/me/profile')).json()).toMatchObject({ full_name: 'Vikram Rao' })
  })
})
