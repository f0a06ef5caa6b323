import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

/** Served without a contract. */
const routes = [
  'GET /api/live',
  'GET /api/me/export',
  'POST /api/alert-mails/unsubscribe',
  'POST /api/chat-mails/unsubscribe',
]

const plain = (call: string) => call.replaceAll(/\{\w+\}/g, '{}')

/** `…/end` stands for an earlier address up to any of its slashes, and the end. */
function written(): readonly (readonly string[])[] {
  const document = readFileSync(join(import.meta.dirname, '../../docs/urls.md'), 'utf8')
  const table = document.slice(document.indexOf('\n## Calls'), document.indexOf('\n## Auth service'))
  const cells = table
    .split('\n')
    .flatMap((line) => (line.startsWith('| `') ? [line.split(' | ')[0] ?? ''] : []))
  let methods: string[] = []
  let parts: string[] = []
  return cells
    .flatMap((cell) => [...cell.matchAll(/`(?:([A-Z/]+) )?(…?\/[^`?]+)[^`]*`/g)])
    .filter(([, , path]) => path !== '/api/moderate/…')
    .flatMap(([, named, path = '']) => {
      methods = named?.split('/') ?? methods
      const earlier = path.startsWith('…') ? parts.map((_, n) => parts.slice(0, n + 1).join('/')) : ['']
      if (!path.startsWith('…')) parts = path.split('/')
      return methods.map((method) =>
        earlier.map((begin) => plain(`${method} ${begin}${path.replace('…', '')}`)),
      )
    })
}

let whole: WholeApp
beforeAll(async () => {
  whole = await createWholeApp()
})
afterAll(() => whole?.close())

describe('docs/urls.md', () => {
  const served = () => [...whole.features.flatMap(({ calls }) => Object.keys(calls)), ...routes].map(plain)

  it('names every call', () => {
    const named = new Set(written().flat())
    const unnamed = served().filter((call) => !named.has(call) && !call.includes(' /api/moderate/'))
    expect(unnamed).toEqual([])
  })

  it('names none that there is not', () => {
    const there = new Set(served())
    expect(written().filter((calls) => !calls.some((call) => there.has(call)))).toEqual([])
  })
})
