import { describe, expect, it } from 'vitest'
import { readMailedLink } from './open-link-page.tsx'

const token = 'a1'.repeat(28)

describe('the address of a mailed link (auth-protocol.mailed-link)', () => {
  it.each([
    ['magiclink', token],
    ['recovery', `pkce_${token}`],
  ])('%s', (type, value) => {
    const redirect = 'https://basera.example/?a=1&b=2'
    const search = `?${new URLSearchParams({ token: value, type, redirect_to: redirect })}`
    expect(readMailedLink(search)).toEqual({ token: value, type, redirectTo: redirect })
  })

  it.each([
    '',
    '?type=magiclink',
    `?token=${token}`,
    `?token=${token}&type=constructor`,
    `?token=${token}&type=email_change`,
    '?token=short&type=magiclink',
    `?token=${token}%22%3E%3Cscript%3E&type=magiclink`,
    `?token=${'a'.repeat(201)}&type=magiclink`,
  ])('is incomplete or damaged: %s', (search) => expect(readMailedLink(search)).toBeUndefined())
})
