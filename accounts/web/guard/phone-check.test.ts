import type { PhoneCalls } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkPhone } from './phone-check.ts'

const answering = (answer: () => Promise<unknown>) => (() => answer()) as unknown as Api<PhoneCalls>
const never = new AbortController().signal

const verified = { phone: '+919876543210', phone_verified: true, phone_verified_at: '2026-01-31T09:15:02Z' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the phone check of the guard', () => {
  it.each([
    ['a verified phone', async () => verified, { isVerified: true, phone: '+919876543210', error: null }],
    [
      'a phone that is not verified',
      async () => ({ ...verified, phone_verified: false }),
      { isVerified: false, phone: '+919876543210', error: null },
    ],
    [
      'a missing row: not verified, without error',
      () => Promise.reject(new Problem('not_found', 'none')),
      { isVerified: false, phone: null, error: null },
    ],
    [
      "shell.phone-check-failed: 'Failed to check phone verification status'",
      () => Promise.reject(new Problem('service_unavailable', 'away')),
      { isVerified: false, phone: null, error: 'Failed to check phone verification status' },
    ],
    [
      "shell.phone-check-failed: 'An unexpected error occurred'",
      () => Promise.reject(new TypeError('odd')),
      { isVerified: false, phone: null, error: 'An unexpected error occurred' },
    ],
  ])('%s', async (_, answer, found) => {
    expect(await checkPhone(answering(answer), never)).toEqual({ ...found, loading: false })
  })

  it("shell.phone-check-limit: after 5 s 'Timeout checking verification status', and the call is given up", async () => {
    let given: AbortSignal | undefined
    const slow = ((_key: string, _input: object, options: { signal: AbortSignal }) => {
      given = options.signal
      return new Promise((_, fail) =>
        options.signal.addEventListener('abort', () => fail(options.signal.reason)),
      )
    }) as unknown as Api<PhoneCalls>
    const settled = vi.fn()
    const checking = checkPhone(slow, never).finally(settled)
    await vi.advanceTimersByTimeAsync(4999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await checking).toMatchObject({ error: 'Timeout checking verification status', isVerified: false })
    expect(given?.aborted).toBe(true)
  })
})
