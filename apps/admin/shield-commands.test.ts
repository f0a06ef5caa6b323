import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { perform } from './perform.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'basera-shield-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function score(text: string, ...options: readonly string[]) {
  const file = join(folder, 'messages.jsonl')
  writeFileSync(file, text)
  const told = { out: '', err: '' }
  const noSettings = () => {
    throw new Error('Settings were read')
  }
  const code = await perform(['shield', 'score', ...options, file], noSettings, {
    say(words) {
      told.out += words
    },
    complain(words) {
      told.err += words
    },
  })
  return { code, ...told }
}

describe('shield score', () => {
  it('prints a line for each message, without an installation', async () => {
    const lines = [
      { id: 'a', text: 'Pay the booking amount first, then I show you the room' },
      { id: 2, text: 'Come and see the room on Sunday' },
      {
        id: 'c',
        turns: [
          { from: 'asha', text: 'Is it free?' },
          { from: 'owner', text: 'I am out of station.' },
          { from: 'owner', text: 'Send 3000 and I block the room' },
        ],
      },
    ]
    const { code, out } = await score(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n\n`)
    expect(code).toBe(0)
    expect(out.split('\n').map((line) => JSON.parse(line))).toEqual([
      { id: 'a', flagged: true, level: 'danger', kind: 'payment_before_visit', because: expect.any(String) },
      { id: 2, flagged: false, level: null, kind: null, because: null },
      { id: 'c', flagged: true, level: 'danger', kind: 'payment_before_visit', because: expect.any(String) },
    ])
  })

  it.each([
    [
      '--listings',
      { title: 'Flat', description: 'Pay token before the visit', rent: 9000 },
      'payment_before_visit',
    ],
    [
      '--listings',
      { title: 'Flat', description: 'எண்: ஒன்பது எட்டு நாலு ஏழு ஆறு ஆறு ஐந்து இரண்டு ஒன்று ஏழு', rent: 9000 },
      'off_platform_contact',
    ],
    [
      '--listings',
      { title: 'Flat', description: 'Two months deposit', rent: 9000, city: 'Pune', locality: 'Baner' },
      null,
    ],
    ['--names', { name: 'Basera Support' }, 'name_not_allowed'],
    ['--names', { name: 'Asha Rao' }, null],
    ['--fair-housing', { text: 'Bachelors not allowed' }, 'marital_status'],
    ['--fair-housing', { text: 'Women-only flat' }, null],
  ])('judges with %s: %j', async (option, line, kind) => {
    const { code, out } = await score(JSON.stringify({ id: 'a', ...line }), option)
    expect([code, JSON.parse(out)]).toEqual([
      0,
      {
        id: 'a',
        flagged: kind !== null,
        level: kind && expect.stringMatching(/^(?:careful|danger)$/),
        kind,
        because: kind && expect.any(String),
      },
    ])
  })

  it('says which line is none', async () => {
    const { code, err } = await score('{"id":"a","text":"hi"}\n{"id":"b"}\n')
    expect(code).toBe(1)
    expect(err).toContain('messages.jsonl:2: Not { id, text } or { id, turns')
  })
})
