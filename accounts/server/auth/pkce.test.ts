import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AuthError } from './auth-error.ts'
import { readChallenge, verifierFits } from './pkce.ts'

const verifier = 'ab'.repeat(56)
const challenge = createHash('sha256').update(verifier).digest('base64url')

describe('auth-protocol.pkce-fields: PKCE fields', () => {
  it.each([
    [{}],
    [{ code_challenge: null, code_challenge_method: null }],
    [{ code_challenge: undefined, code_challenge_method: null }],
  ])('%j counts as absent', (fields) => {
    expect(readChallenge(fields)).toBeUndefined()
  })

  it.each([
    ['s256', 's256'],
    ['S256', 's256'],
    ['plain', 'plain'],
    ['PLAIN', 'plain'],
  ])('the method %s is read as %s', (given, method) => {
    expect(readChallenge({ code_challenge: challenge, code_challenge_method: given })).toEqual({
      challenge,
      method,
    })
  })

  it.each([
    [{ code_challenge: challenge }],
    [{ code_challenge_method: 's256' }],
    [{ code_challenge: challenge, code_challenge_method: 's512' }],
    [{ code_challenge: challenge, code_challenge_method: '' }],
    [{ code_challenge: challenge, code_challenge_method: 5 }],
    [{ code_challenge: '', code_challenge_method: 's256' }],
    [{ code_challenge: 5, code_challenge_method: 's256' }],
    [{ code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }],
    [{ code_challenge: 'a'.repeat(129), code_challenge_method: 's256' }],
    [{ code_challenge: `${'a'.repeat(42)}+`, code_challenge_method: 's256' }],
    [{ code_challenge: `${challenge}\n`, code_challenge_method: 's256' }],
  ])('%j is refused', (fields) => {
    expect(() => readChallenge(fields)).toThrow(AuthError)
  })
})

describe('auth-protocol.pkce-verifier: verifiers', () => {
  it.each([
    ['the right one', verifier, { challenge, method: 's256' }, true],
    ['another one', 'cd'.repeat(56), { challenge, method: 's256' }, false],
    ['the challenge itself', challenge, { challenge, method: 's256' }, false],
    ['nothing', '', { challenge, method: 's256' }, false],
    ['equal text', verifier, { challenge: verifier, method: 'plain' }, true],
    ['other text', `${verifier}a`, { challenge: verifier, method: 'plain' }, false],
    ['padded base64', verifier, { challenge: `${challenge}=`, method: 's256' }, false],
  ] as const)('%s', (_what, given, expected, fits) => {
    expect(verifierFits(given, expected)).toBe(fits)
  })
})
