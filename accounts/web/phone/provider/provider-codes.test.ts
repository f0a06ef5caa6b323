import type { PhoneCalls } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { describe, expect, it } from 'vitest'
import { providerPhoneCodes } from './provider-codes.ts'

/** Rohan's phone at a provider, and our server, which fails as often as it is told to. */
function world(failures: Problem[] = []) {
  const done: string[] = []
  const api = (async (key: string, input: { body: { provider_token: string } }) => {
    done.push(`${key} ${input.body.provider_token}`)
    const failure = failures.shift()
    if (failure) throw failure
  }) as unknown as Api<PhoneCalls>
  const codes = providerPhoneCodes(api, async () => {
    done.push('open')
    return {
      send: async (phone) => void done.push(`send ${phone}`),
      confirm: async (code) => {
        done.push(`confirm ${code}`)
        return 'signed-token'
      },
      close: () => void done.push('close'),
    }
  })
  return { codes, done }
}

describe('codes of the phone-auth provider (accounts.phone-provider)', () => {
  it('fetches the provider when a code is sent, and gives our server its token', async () => {
    const { codes, done } = world()
    expect(done).toEqual([])
    expect(await codes.send('+919876543210')).toEqual({ phone: '+919876543210', resendIn: 30 })
    await codes.verify('123456')
    expect(done).toEqual([
      'open',
      'send +919876543210',
      'confirm 123456',
      'POST /api/me/phone/verify signed-token',
    ])
  })

  it("accounts.phone-sentences: 'No OTP session found. Please resend OTP.'", async () => {
    await expect(world().codes.verify('123456')).rejects.toThrow('No OTP session found. Please resend OTP.')
  })

  it("accounts.phone-sentences: 'Failed to save phone verification. Please try again.', and trying again saves the same proof", async () => {
    const { codes, done } = world([new Problem('service_unavailable', 'x')])
    await codes.send('+919876543210')
    await expect(codes.verify('123456')).rejects.toThrow(
      'Failed to save phone verification. Please try again.',
    )
    await codes.verify('123456')
    expect(done.filter((step) => step.startsWith('confirm'))).toHaveLength(1)
    expect(done.filter((step) => step.startsWith('POST'))).toHaveLength(2)
  })

  it('a new code makes a new proof', async () => {
    const { codes, done } = world([new Problem('service_unavailable', 'x')])
    await codes.send('+919876543210')
    await codes.verify('111111').catch(() => undefined)
    await codes.send('+919876543210')
    await codes.verify('222222')
    expect(done).toContain('confirm 222222')
  })

  it('closes what it opened', async () => {
    const { codes, done } = world()
    codes.close()
    await codes.send('+919876543210')
    codes.close()
    await Promise.resolve()
    expect(done.at(-1)).toBe('close')
  })
})
