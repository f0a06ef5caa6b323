import { noGoogleEmail, type ProfileCalls, suspendedAccount } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finishGoogleReturn, type ReturnedUser } from './google-return.ts'

const asha: ReturnedUser = {
  id: 'a5a00000-0000-4000-8000-000000000001',
  email: 'asha@gmail.example',
  user_metadata: { full_name: ' Asha Rao ' },
}
const row = { id: asha.id }
const refusal = (code: 'not_found' | 'conflict' | 'service_unavailable') => new Problem(code, code)

type Answers = Readonly<Record<string, unknown>>

/** A return whose profile calls give `answers`: a value to answer with, or an error to refuse with. */
function returning(
  user: ReturnedUser | null,
  answers: Answers = {},
  error: unknown = null,
  returnPath?: string,
) {
  const sent: unknown[] = []
  const api = (async (key: string, input: object) => {
    sent.push([key, input])
    const answer = answers[key]
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error(`${key} was not expected`)
    return answer
  }) as unknown as Api<ProfileCalls>
  const steps = { session: async () => ({ error, user }), api, takeReturn: () => returnPath }
  return { sent, destination: finishGoogleReturn(steps) }
}

const get = 'GET /api/me/profile'
const create = 'PATCH /api/me/profile'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

describe('the return from Google (accounts.google-return)', () => {
  it.each([
    ['step 1: a session error', null, {}, new Error('denied'), { to: '/?error=auth_failed' }],
    [
      'step 1: a session error, although somebody is signed in',
      asha,
      { [get]: row },
      new Error('x'),
      { to: '/?error=auth_failed' },
    ],
    ['step 1: no session', null, {}, null, { to: '/?error=no_session' }],
    [
      'step 1: the service says that there is no email',
      null,
      {},
      new Error(noGoogleEmail),
      { to: '/?error=no_email' },
    ],
    [
      'step 1: the service says that the account is suspended',
      null,
      {},
      new Error(suspendedAccount),
      { to: '/?error=suspended' },
    ],
    ['step 2: no email', { id: asha.id }, {}, null, { to: '/?error=no_email' }],
    ['step 2: an empty email', { ...asha, email: '' }, {}, null, { to: '/?error=no_email' }],
    [
      'step 3: another account owns the email',
      asha,
      { [get]: { id: 'another' } },
      null,
      { to: '/?error=email_exists&email=asha%40gmail.example', signOut: true },
    ],
    [
      'step 3: the insert hits the duplicate key',
      asha,
      { [get]: refusal('not_found'), [create]: refusal('conflict') },
      null,
      { to: '/?error=email_exists&email=asha%40gmail.example', signOut: true },
    ],
    [
      'step 4: a missing row is created',
      asha,
      { [get]: refusal('not_found'), [create]: row },
      null,
      { to: '/dashboard' },
    ],
    ['step 5: success', asha, { [get]: row }, null, { to: '/dashboard' }],
    [
      'an unexpected failure',
      asha,
      { [get]: refusal('service_unavailable') },
      null,
      { to: '/?error=unexpected' },
    ],
    [
      'an unexpected failure to create the row',
      asha,
      { [get]: refusal('not_found'), [create]: new TypeError('odd') },
      null,
      { to: '/?error=unexpected' },
    ],
  ])('%s', async (_, user, answers: Answers, error, destination) => {
    expect(await returning(user, answers, error).destination).toEqual(destination)
  })

  it('step 4: the new row has the name from Google', async () => {
    const { sent, destination } = returning(asha, { [get]: refusal('not_found'), [create]: row })
    await destination
    expect(sent.at(-1)).toEqual([create, { body: { full_name: 'Asha Rao' } }])
  })

  it('step 4: the new row has no name where the service allows none', async () => {
    const bodies: unknown[] = []
    const api = (async (key: string, { body }: { body?: object }) => {
      if (key === get) throw refusal('not_found')
      bodies.push(body)
      if (bodies.length === 1) throw new Problem('name_not_allowed', 'Use your own name')
      return row
    }) as unknown as Api<ProfileCalls>
    const user = { ...asha, user_metadata: { full_name: 'Basera Support' } }
    const session = async () => ({ error: null, user })
    expect(await finishGoogleReturn({ session, api, takeReturn: () => undefined })).toEqual({
      to: '/dashboard',
    })
    expect(bodies).toEqual([{ full_name: 'Basera Support' }, {}])
  })

  it('accounts.return-after-sign-in: leads to the page first asked for', async () => {
    expect(await returning(asha, { [get]: row }, null, '/chats').destination).toEqual({ to: '/chats' })
  })

  it('leads somewhere even when the auth client cannot be fetched', async () => {
    const session = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const { api, takeReturn } = {
      api: (async () => row) as unknown as Api<ProfileCalls>,
      takeReturn: () => undefined,
    }
    expect(await finishGoogleReturn({ session, api, takeReturn })).toEqual({ to: '/?error=unexpected' })
  })
})
