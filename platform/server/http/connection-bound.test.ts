import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connectionBound, descriptorLimit } from './connection-bound.ts'

describe('how many clients a process may be connected to', () => {
  it.each([
    [256, 72],
    [1024, 456],
    [20_000, 18_888],
  ])('with %i descriptors: %i', (descriptors, clients) => {
    expect(connectionBound(descriptors)).toBe(clients)
  })

  it('leaves room for what is no client, and never shuts everybody out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 128, max: 1_048_576 }), (descriptors) => {
        const bound = connectionBound(descriptors)
        expect(bound).toBeGreaterThan(7)
        expect(bound + 112).toBeLessThanOrEqual(descriptors)
      }),
    )
  })

  it.runIf(process.platform === 'linux')('is told by Linux', () => {
    expect(descriptorLimit()).toBeGreaterThan(100)
  })
})
