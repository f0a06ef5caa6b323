import type { SafetyCalls } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BlocksList } from './blocks-section.tsx'
import { type Blocks, changeBlock } from './use-blocks.ts'

const person = (n: number, full_name: string | null = `Person ${n}`) => ({
  user_id: `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  full_name,
  avatar_url: null,
  created_at: '2026-11-12T20:00:00.000Z',
})
const blocked = (n: number, name?: string | null) => ({
  person: person(n, name),
  isBlocked: true,
  isBusy: false,
})
const nothing = () => undefined
const html = (blocks: Blocks) =>
  renderToString(<BlocksList blocks={blocks} onRetry={nothing} onToggle={nothing} />).replaceAll(
    '<!-- -->',
    '',
  )

describe('trust.block-own: blocked people in Profile Settings', () => {
  it('are named, with the day in India and a button for each', () => {
    const shown = html([blocked(1), blocked(2, null)])
    expect(shown).toContain('Person 1')
    expect(shown).toContain('Blocked 13 Nov 2026')
    expect(shown).toContain('aria-label="Unblock Person 1"')
    expect(shown).toContain('aria-label="Unblock A member without a name"')
  })

  it('stay in the list when they are unblocked, to be blocked again', () => {
    const shown = html([{ ...blocked(1), isBlocked: false }])
    expect(shown).toContain('No longer blocked')
    expect(shown).toContain('aria-label="Undo: block Person 1 again"')
  })

  it.each<[Blocks, string]>([
    ['loading', 'Looking up who you have blocked...'],
    ['failed', 'could not be looked up'],
    [[], 'You have not blocked anyone.'],
    [
      [{ ...blocked(1), failure: 'This could not be changed. Please try again.' }],
      'This could not be changed.',
    ],
  ])('say so when they are %j', (blocks, words) => expect(html(blocks)).toContain(words))

  it('are ten at first, and all when one asks', () => {
    const shown = html(Array.from({ length: 12 }, (_, n) => blocked(n)))
    expect(shown.match(/<li/g)).toHaveLength(10)
    expect(shown).toContain('Show all 12')
  })
})

describe('a change of a block', () => {
  const api = (error?: Error) => {
    const asked: unknown[] = []
    const call = (async (...all: unknown[]) => {
      asked.push(all)
      if (error) throw error
    }) as unknown as Api<SafetyCalls>
    return { call, asked }
  }

  it.each([
    [true, 'PUT /api/me/blocks/{user_id}'],
    [false, 'DELETE /api/me/blocks/{user_id}'],
  ])('to %s asks for it', async (block, key) => {
    const { call, asked } = api()
    expect(await changeBlock(call, 'x', block)).toBeUndefined()
    expect(asked).toEqual([[key, { params: { user_id: 'x' } }]])
  })

  it.each([
    [new Problem('too_many_requests', 'Too many requests.'), 'Too many requests.'],
    [new Problem('service_unavailable', 'x'), 'This could not be changed. Please try again.'],
    [new TypeError('x'), 'This could not be changed. Please try again.'],
  ])('that fails says why: %s', async (error, sentence) => {
    expect(await changeBlock(api(error).call, 'x', false)).toBe(sentence)
  })
})
