import type { PhoneCalls } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkPhone } from './phone-check.ts'

const answering = (answer: () => Promise<unknown>) => (() => answer()) as unknown as Api<PhoneCalls>
const never = new AbortController().signal

/** All that a check told, once it has ended. */
async function told(answer: () => Promise<unknown>) {
  const tell = vi.fn()
  await checkPhone(answering(answer), never, tell)
  return tell.mock.calls.map(([found]) => found)
}

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
    expect(await told(answer)).toEqual([{ ...found, loading: false }])
  })

  it("shell.phone-check-limit: after 5 s 'Timeout checking verification status', and then what comes later", async () => {
    const tell = vi.fn()
    const answer = new Promise((done) => setTimeout(() => done(verified), 7000))
    const checking = checkPhone(
      answering(() => answer),
      never,
      tell,
    )
    await vi.advanceTimersByTimeAsync(4999)
    expect(tell).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(tell).toHaveBeenLastCalledWith(
      expect.objectContaining({ error: 'Timeout checking verification status', isVerified: false }),
    )
    await vi.advanceTimersByTimeAsync(2000)
    await checking
    expect(tell).toHaveBeenCalledTimes(2)
    expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ error: null, isVerified: true }))
  })

  it('tells nothing once it is stopped', async () => {
    const tell = vi.fn()
    const stop = new AbortController()
    void checkPhone(
      answering(() => new Promise(() => undefined)),
      stop.signal,
      tell,
    )
    stop.abort()
    await vi.advanceTimersByTimeAsync(6000)
    expect(tell).not.toHaveBeenCalled()
  })
})
