import { readFileSync } from 'node:fs'
import { scoreFairHousing, scoreListing, scoreMessage, scoreName } from '@basera/trust/server'
import type { Commands } from './command.ts'
import { textKinds } from './open.ts'

/** What a line of the file is, and what judges it. */
const scorers = {
  messages: scoreMessage,
  listings: scoreListing,
  names: scoreName,
  'fair-housing': scoreFairHousing,
} as const

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
    options: textKinds,
    says: 'Judges messages of a file as chats do, { id, text } or { id, turns: [{ from, text }] } a line; listings { id, title, description, rent, city, locality }, names { id, name }, or wording { id, text } for fair housing',
    runAlone: ({ words: [file = ''], textKind }) => ({
      lines: scoreFile(file, scorers[textKind ?? 'messages']),
    }),
  },
}
