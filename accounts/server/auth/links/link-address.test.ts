import { describe, expect, it } from 'vitest'
import { linkAddress } from './send-link.ts'

const link = (publicUrl: string, redirectTo: string) =>
  linkAddress(publicUrl, { token: 'pkce_1', type: 'magiclink', redirectTo })

describe('the address in a mail', () => {
  it('accounts.mailed-link-button: is a page of the product that spends nothing', () => {
    expect(link('https://basera.example', 'https://basera.example/chats?a=1')).toBe(
      'https://basera.example/auth/open-link?token=pkce_1&type=magiclink&redirect_to=https%3A%2F%2Fbasera.example%2Fchats%3Fa%3D1',
    )
  })

  it.each([
    ['http://127.0.0.1:3000', 'http://localhost:3000/', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://localhost:4000/', 'http://127.0.0.1:3000'],
    ['https://basera.example', 'https://partner.example/', 'https://basera.example'],
    ['https://basera.example', 'http://localhost/', 'https://basera.example'],
  ])('of %s, asked for from %s, is on %s', (site, asked, origin) => {
    expect(new URL(link(site, asked)).origin).toBe(origin)
  })
})
