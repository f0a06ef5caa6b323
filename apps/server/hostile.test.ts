import { accountsCalls } from '@basera/accounts/contract'
import { alertCalls } from '@basera/alerts/contract'
import { chatCalls, chatPhotoCalls, notificationCalls, numberCalls, visitCalls } from '@basera/chats/contract'
import { helpCalls } from '@basera/help/contract'
import { mapCalls, placeCalls } from '@basera/places/contract'
import { type Call, type Calls, liveCalls } from '@basera/platform/contract'
import { groupCalls, roommateCalls } from '@basera/roommates/contract'
import { alertPaceCalls, figureCalls, rentCalls, roomCalls, shortlistCalls } from '@basera/rooms/contract'
import { appealCalls, moderationCalls, photoCheckDeskCalls, reportCalls } from '@basera/trust/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { clientErrorCalls } from '../web/errors/contract.ts'
import { homeCalls } from '../web/home/contract.ts'
import { bodyOf, encode, queryOf, value } from './hostile-input.fixture.ts'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

const calls: Calls = {
  ...homeCalls,
  ...clientErrorCalls,
  ...placeCalls,
  ...mapCalls,
  ...accountsCalls,
  ...roomCalls,
  ...alertCalls,
  ...alertPaceCalls,
  ...figureCalls,
  ...shortlistCalls,
  ...rentCalls,
  ...roommateCalls,
  ...groupCalls,
  ...chatCalls,
  ...visitCalls,
  ...numberCalls,
  ...chatPhotoCalls,
  ...liveCalls,
  ...notificationCalls,
  ...helpCalls,
  ...moderationCalls,
  ...photoCheckDeskCalls,
  ...appealCalls,
  ...reportCalls,
}

const isForAnyone = ({ access }: Call) => access === 'public' || access === 'room-search'

/** Generated requests a call gets. */
const requestsTo = (call: Call) => (isForAnyone(call) ? 500 : 240)
/** Rendering costs more than refusing. */
const pages = 200

let whole: WholeApp
let memberToken: string
beforeAll(async () => {
  whole = await createWholeApp({ CAPTCHA: 'off' })
  const payload = { email: 'asha@example.com', password: 'monsoon lamp 41' }
  const answer = await whole.app.inject({ method: 'POST', url: '/auth/v1/signup', payload })
  memberToken = answer.json().access_token
})
afterAll(() => whole.close())

const fieldsOf = (part: 'query' | 'body') =>
  Object.values<Call>(calls).flatMap((call) =>
    Object.keys((call[part] as z.ZodObject | undefined)?.shape ?? {}),
  )
const query = queryOf(fieldsOf('query'))
const body = bodyOf([...fieldsOf('body'), 'code', 'provider_token'])

const senders = ['', 'member', 'eyJhbGciOiJub25lIn0.e30.']
/** A visitor, a member, or a token that is none: mostly the member where the gate refuses the others unread. */
const senderOf = (call: Call) =>
  fc.constantFrom(...senders, ...(isForAnyone(call) ? [] : Array<string>(6).fill('member')))

describe('hostile requests', () => {
  it('are sent to every call there is', () => {
    expect(whole.features.flatMap((feature) => Object.keys(feature.calls)).sort()).toEqual(
      Object.keys(calls).sort(),
    )
  })

  it.each(Object.entries<Call>(calls))(
    '%s never fails, and refuses with a problem document',
    { timeout: 300_000 },
    async (key, call) => {
      const [method = '', path = ''] = key.split(' ')
      const sender = senderOf(call)
      const property = fc.asyncProperty(value, query, body, sender, async (part, search, payload, who) => {
        const url = path.replaceAll(/\{\w+\}/g, encode(part) || '-') + search
        const token = who === 'member' ? memberToken : who
        const headers = {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
        }
        const answer = await whole.app.inject({
          method: method as 'GET',
          url,
          headers,
          ...(method !== 'GET' && { payload }),
        })
        expect(answer.statusCode).toBeLessThan(500)
        if (answer.statusCode >= 400)
          expect(answer.headers['content-type']).toContain('application/problem+json')
      })
      await fc.assert(property, { numRuns: requestsTo(call) })
    },
  )

  it('pages take any address', { timeout: 300_000 }, async () => {
    const paths = fc.constantFrom(
      '/',
      '/find-room',
      '/room/',
      '/help',
      '/help/',
      '/auth/open-link',
      '/auth/callback',
      '/x/',
    )
    const property = fc.asyncProperty(paths, value, query, async (path, part, search) => {
      const url = `${path}${path.endsWith('/') && path !== '/' ? encode(part) : ''}${search}`
      const answer = await whole.app.inject({ url })
      expect(answer.statusCode).toBeLessThan(500)
    })
    await fc.assert(property, { numRuns: pages })
  })
})
