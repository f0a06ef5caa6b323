import { helpCalls } from '@basera/help/contract'
import { placeCalls } from '@basera/places/contract'
import type { Call, Calls } from '@basera/platform/contract'
import { roomCalls } from '@basera/rooms/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { homeCalls } from '../web/home/contract.ts'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

const calls: Calls = { ...homeCalls, ...placeCalls, ...roomCalls, ...helpCalls }

/** Generated requests a call gets. */
const requests = 2000

let whole: WholeApp
beforeAll(async () => {
  whole = await createWholeApp()
})
afterAll(() => whole.close())

const nasty = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '99999999999999999999',
  '1.5',
  'true',
  'null',
  'undefined',
  "' OR 1=1 --",
  '"; DROP TABLE rooms; --',
  '%',
  '_',
  '\\',
  '\u0000',
  '\ud800',
  '\u202e',
  '𝕏',
  '🏠',
  'ａ',
  '../..',
  '{{7*7}}',
  '<script>',
  '[]',
  '{}',
  '\r\nX: y',
  'a'.repeat(3000),
  'eyJhIjoxfQ',
  'newest',
  'distance',
)
const value = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double().map(String),
  fc.integer().map(String),
)
const json = fc.oneof(
  fc.jsonValue(),
  fc.anything().map((thing) => {
    try {
      return JSON.parse(JSON.stringify(thing) ?? 'null')
    } catch {
      return null
    }
  }),
)

const known = Object.values<Call>(calls).flatMap(({ query }) =>
  Object.keys((query as z.ZodObject | undefined)?.shape ?? {}),
)
const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: 10 })), value), {
  maxLength: 5,
})

/** What a browser or a script can put on the wire: lone surrogates become the replacement character. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

describe('hostile requests', () => {
  it('are sent to every call there is', () => {
    expect(whole.features.flatMap((feature) => Object.keys(feature.calls)).sort()).toEqual(
      Object.keys(calls).sort(),
    )
  })

  it.each(Object.keys(calls))(
    '%s never fails, and refuses with a problem document',
    { timeout: 120_000 },
    async (key) => {
      const [method = '', path = ''] = key.split(' ')
      const property = fc.asyncProperty(value, query, json, async (part, pairs, body) => {
        const url = `${path.replaceAll(/\{\w+\}/g, encode(part) || '-')}?${pairs.map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&')}`
        const payload =
          method === 'GET'
            ? {}
            : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
        const answer = await whole.app.inject({ method: method as 'GET', url, ...payload })
        expect(answer.statusCode).toBeLessThan(500)
        if (answer.statusCode >= 400)
          expect(answer.headers['content-type']).toContain('application/problem+json')
      })
      await fc.assert(property, { numRuns: requests })
    },
  )

  it('pages take any address', { timeout: 120_000 }, async () => {
    const paths = fc.constantFrom('/', '/find-room', '/room/', '/help', '/help/', '/x/')
    const property = fc.asyncProperty(paths, value, query, async (path, part, pairs) => {
      const url = `${path}${path.endsWith('/') && path !== '/' ? encode(part) : ''}?${pairs.map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&')}`
      const answer = await whole.app.inject({ url })
      expect(answer.statusCode).toBeLessThan(500)
    })
    await fc.assert(property, { numRuns: requests })
  })
})
