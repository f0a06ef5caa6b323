import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@basera/platform/contract/languages'
import { textsOf } from './catalogues.ts'
import type { Texts } from './tokens.ts'
import { copiesOf, writeCopies } from './write-copies.ts'

const root = join(import.meta.dirname, '../../../..')

/** Stands for every letter: whatever a page still says in Latin letters was never looked up. */
const letter = 'क'

/** From a `{` to behind its `}`. */
function blockAt(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return text.slice(start, at + 1)
  }
  return text.slice(start)
}

/** Keeps names of values; the texts of plurals and choices are sentences again. */
function pseudoBlock(block: string): string {
  const choices = /^\{\s*\w+\s*,\s*(?:plural|select)\s*,/.exec(block)?.[0]
  if (!choices) return block
  let said = choices
  for (let at = choices.length; at < block.length; ) {
    const inner = block[at] === '{' ? blockAt(block, at) : (block[at] ?? '')
    said += block[at] === '{' ? `{${pseudoText(inner.slice(1, -1))}}` : inner
    at += inner.length
  }
  return said
}

export function pseudoText(text: string): string {
  let said = ''
  for (let at = 0; at < text.length; ) {
    const part = text[at] === '{' ? blockAt(text, at) : (text[at] ?? '')
    said += text[at] === '{' ? pseudoBlock(part) : part.replace(/[a-z]/i, letter)
    at += part.length
  }
  return said
}

/** Names of texts of the Help Center lead to them. */
const isName = (id: string, text: string) => id.startsWith('help/') && /^[a-z]+(-[a-z]+)*$/.test(text)

/** A front end in English, and in a language whose words are made up. */
export async function pseudoDist(language: Language = 'hi'): Promise<string> {
  const built = join(root, 'apps/web/dist')
  const dist = mkdtempSync(join(tmpdir(), 'pseudo-'))
  cpSync(join(built, 'client/.vite'), join(dist, 'client/.vite'), { recursive: true })
  cpSync(join(built, 'client/assets'), join(dist, 'client/assets'), {
    recursive: true,
    filter: (file) => !/\.(js|br|gz)$/.test(file),
  })
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
  const english = await textsOf(root, 'en')
  const made: Texts = new Map(
    [...english].map(([id, text]) => [id, isName(id, text) ? text : pseudoText(text)]),
  )
  const offered = new Map([['en' as Language, english]]).set(language, made)
  writeCopies(join(built, 'pattern'), dist, copiesOf(offered))
  return dist
}
