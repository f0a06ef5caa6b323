import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { securityHeaders, type ThirdParties } from './security-headers.ts'

const script = 'document.title = 1'
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const own: ThirdParties = {
  publicUrl: 'https://basera.example',
  authUrl: '/auth/v1',
  captcha: { kind: 'altcha' },
  google: false,
}
const withFirebase = { ...own, firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p' } }

const policyOf = (parties: ThirdParties) => {
  const text = securityHeaders(script, false, parties)['content-security-policy'] ?? ''
  return Object.fromEntries(
    text.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]),
  )
}

describe('headers of pages', () => {
  it.each(['altcha', 'off'] as const)('let nobody else in where the bot check is %s', (kind) => {
    expect(policyOf({ ...own, captcha: { kind } })).toEqual({
      'default-src': "'self'",
      'script-src': `'self' ${hash}`,
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'connect-src': "'self' wss://basera.example",
      'frame-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
  })

  it('let Turnstile in where it is set', () => {
    const policy = policyOf({ ...own, captcha: { kind: 'turnstile', siteKey: 'k' } })
    expect(policy).toMatchObject({
      'script-src': `'self' ${hash} https://challenges.cloudflare.com`,
      'frame-src': "'self' https://challenges.cloudflare.com",
      'connect-src': "'self' wss://basera.example",
    })
  })

  it('let hCaptcha in where it is set', () => {
    const policy = policyOf({ ...own, captcha: { kind: 'hcaptcha', siteKey: 'k' } })
    const theirs = 'https://hcaptcha.com https://*.hcaptcha.com'
    expect(policy).toMatchObject({
      'script-src': `'self' ${hash} ${theirs}`,
      'style-src': `'self' 'unsafe-inline' ${theirs}`,
      'frame-src': `'self' ${theirs}`,
      'connect-src': `'self' wss://basera.example ${theirs}`,
    })
  })

  it('let Firebase and its reCAPTCHA in where it sends the codes', () => {
    const policy = policyOf(withFirebase)
    expect(policy['script-src']).toBe(
      `'self' ${hash} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
    )
    expect(policy['connect-src']).toContain('https://identitytoolkit.googleapis.com')
    expect(policy['frame-src']).toContain('https://recaptcha.google.com/recaptcha/')
  })

  it('let an auth service elsewhere be called, by its origin alone', () => {
    expect(policyOf({ ...own, authUrl: 'https://auth.example.test/auth/v1' })).toMatchObject({
      'connect-src': "'self' wss://basera.example https://auth.example.test",
      'form-action': "'self' https://auth.example.test",
      'script-src': `'self' ${hash}`,
    })
  })

  it('let a full map be read from where its style is, and nothing of it run', () => {
    const policy = policyOf({ ...own, mapStyleUrl: 'https://tiles.example.test/styles/day.json?key=k' })
    expect(policy['connect-src']).toBe("'self' wss://basera.example https://tiles.example.test")
    expect(policy['script-src']).toBe(`'self' ${hash}`)
  })

  it('show pictures of exactly the hosts that have some', () => {
    const parties = { ...own, google: true, filesUrl: 'https://files.example.test' }
    expect(policyOf(parties)['img-src']).toBe(
      "'self' data: blob: https://*.googleusercontent.com https://files.example.test",
    )
    // The map fetches its pictures.
    expect(policyOf({ ...own, mapStyleUrl: 'https://tiles.example.test/day.json' })['img-src']).toBe(
      "'self' data: blob:",
    )
  })

  it('never allow scripts written into a page', () => {
    for (const kind of ['altcha', 'turnstile', 'hcaptcha', 'off'] as const) {
      const policy = policyOf({ ...withFirebase, captcha: { kind, siteKey: 'k' } })
      expect(policy['script-src']).not.toMatch(/unsafe|https:(\s|$)|\*(\s|$)/)
    }
  })

  it('ask for https again only where it is used', () => {
    expect(securityHeaders(script, true, own)['strict-transport-security']).toContain('max-age=')
    expect(securityHeaders(script, false, own)['strict-transport-security']).toBeUndefined()
  })
})
