import { Problem } from '@basera/platform/contract'
import { Unreachable } from '@basera/platform/web'
import { expect, it } from 'vitest'
import { asksAgainAfter } from './use-shared-visit.ts'

it('chats.visit-link: is asked for again after a failure, and not once it has ended', () => {
  expect(asksAgainAfter(null)).toBeGreaterThan(0)
  expect(asksAgainAfter(new Unreachable())).toBeGreaterThan(0)
  expect(asksAgainAfter(new Problem('service_unavailable', 'Busy'))).toBeGreaterThan(0)
  expect(asksAgainAfter(new Problem('not_found', 'Ended'))).toBe(false)
})
