import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthWorld, createAuthWorld, people } from '../auth-world.fixture.ts'

describe('accounts.bot-check, auth-protocol.captcha-first: the bot check comes before anything else', () => {
  const spent: [string, string][] = []
  let guarded: AuthWorld
  beforeAll(async () => {
    guarded = await createAuthWorld({
      botCheck: {
        async passes(token, address) {
          if (token === 'down') throw new Error('The checking service cannot be reached')
          spent.push([token, address])
          return token === 'good'
        },
      },
    })
  })
  afterAll(() => guarded?.close())
  const calls: [string, string][] = [
    ['sign-up', '/signup'],
    ['password sign-in', '/token?grant_type=password'],
  ]

  it.each(calls)(
    '%s: a missing, blank or misplaced token is refused without asking anybody',
    async (_name, path) => {
      const before = spent.length
      for (const extra of [
        {},
        { gotrue_meta_security: {} },
        { gotrue_meta_security: null },
        { gotrue_meta_security: { captcha_token: null } },
        { gotrue_meta_security: { captcha_token: ' \t ' } },
        { captcha_token: 'good' },
        { data: { captcha_token: 'good' } },
      ]) {
        const body = { email: 'not even an address', password: '', ...extra }
        const answer = await guarded.call(
          'POST',
          `${path}${path.includes('?') ? '&' : '?'}captcha_token=good`,
          { body },
        )
        expect([answer.status, answer.json.code]).toEqual([400, 'captcha_failed'])
        expect(answer.json.message).toMatch(/^captcha protection: request disallowed \(.+\)$/)
      }
      expect(spent.length).toBe(before)
    },
  )

  it.each(calls)(
    '%s: a refused token, one of another type, and a check that cannot be made',
    async (_name, path) => {
      const ask = (security: unknown) =>
        guarded.call('POST', path, {
          body: { email: 'asha@example.com', password: 'x', gotrue_meta_security: security },
        })
      expect((await ask({ captcha_token: 'bad' })).json.code).toBe('captcha_failed')
      expect((await ask({ captcha_token: 7 })).json.code).toBe('bad_json')
      expect((await ask('good')).json.code).toBe('bad_json')
      const down = await ask({ captcha_token: 'down' })
      expect([down.status, down.json.code]).toEqual([500, 'unexpected_failure'])
    },
  )

  it('lets a good token through, trimmed, and the client sends it where it belongs', async () => {
    const { error } = await guarded.browser().signUp({ ...people.meera, options: { captchaToken: ' good ' } })
    expect(error).toBeNull()
    expect(spent.at(-1)).toEqual(['good', '127.0.0.1'])
  })
})
