import type { PhoneCalls } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { describe, expect, it } from 'vitest'
import { ownPhoneCodes } from './phone-codes.ts'

const answering = (answer: unknown) => {
  const asked: unknown[] = []
  const api = (async (key: string, { body }: { body: unknown }) => {
    asked.push([key, body])
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Api<PhoneCalls>
  return { codes: ownPhoneCodes(api), asked }
}

describe('codes of our own server', () => {
  it('accounts.phone-order: sends the bot check along, and shows the number as the server understood it', async () => {
    const { codes, asked } = answering({ phone: '+919876543210', expires_in: 300, resend_in: 30 })
    expect(await codes.send('+91987 6543210', 'human')).toEqual({ phone: '+919876543210', resendIn: 30 })
    expect(asked).toEqual([['POST /api/me/phone/code', { phone: '+91987 6543210', captcha_token: 'human' }]])
  })

  it('throws sentences alone', async () => {
    const { codes } = answering(new Problem('code_invalid', 'Invalid verification code'))
    await expect(codes.verify('000000')).rejects.toMatchObject({
      name: 'PhoneTrouble',
      message: 'Invalid verification code',
    })
    await expect(answering(new TypeError('x')).codes.send('1')).rejects.toMatchObject({
      name: 'PhoneTrouble',
      message: 'Failed to send OTP. Please try again.',
    })
  })
})
