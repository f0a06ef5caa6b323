import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { headScript } from './head-script.ts'

function rootWith(stored: Readonly<Record<string, string>> | Error): Record<string, string> {
  const dataset = {}
  runInNewContext(headScript, {
    localStorage: {
      getItem(key: string) {
        if (stored instanceof Error) throw stored
        return stored[key] ?? null
      },
    },
    addEventListener: () => undefined,
    history: { state: null },
    navigator: {},
    matchMedia: () => ({ matches: false }),
    document: { documentElement: { dataset }, querySelector: () => ({ content: '' }) },
  })
  return dataset
}

describe('headScript', () => {
  it.each([
    [{ 'basera-auth': '{"access_token":"a"}' }, { theme: 'light', member: '' }],
    [{ theme: 'dark' }, { theme: 'dark' }],
    [new Error('storage is forbidden'), { theme: 'light' }],
  ])('of a browser that keeps %j makes %j', (stored, expected) => expect(rootWith(stored)).toEqual(expected))
})
