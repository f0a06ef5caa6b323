import { readFileSync } from 'node:fs'
import { scoreMessage } from '@basera/trust/server'
import type { Commands } from './command.ts'

/** What a line of the file is, and what judges it. */
const scorers = { messages: scoreMessage } as const

function scoreFile(file: string, score: (line: unknown) => object): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, n) => {
    if (line.trim() === '') return []
    try {
      return [JSON.stringify(score(JSON.parse(line)))]
    } catch (error) {
      throw new Error(`${file}:${n + 1}: ${(error as Error).message}`)
    }
  })
}

export const shieldCommands: Commands = {
  'shield score': {
    takes: ['FILE.jsonl'],
    says: 'Judges messages of a file as chats do: lines { id, text } or { id, turns: [{ from, text }] }',
    runAlone: ({ words: [file = ''] }) => ({ lines: scoreFile(file, scorers.messages) }),
  },
}
