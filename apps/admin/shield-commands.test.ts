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

async function score(text: string) {
  const file = join(folder, 'messages.jsonl')
  writeFileSync(file, text)
  const told = { out: '', err: '' }
  const noSettings = () => {
    throw new Error('Settings were read')
  }
  const code = await perform(['shield', 'score', file], noSettings, {
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

  it('says which line is none', async () => {
    const { code, err } = await score('{"id":"a","text":"hi"}\n{"id":"b"}\n')
    expect(code).toBe(1)
    expect(err).toContain('messages.jsonl:2: Not { id, text } or { id, turns')
  })
})
