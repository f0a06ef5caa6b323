import type { Language } from '@basera/platform/contract/languages'
import { catalogueFiles, spokenLanguages } from '../server/languages/catalogues.ts'

/** Stands for every letter: what is still in Latin letters was never looked up. */
const letter = 'क'

function blockAt(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return text.slice(start, at + 1)
  }
  return text.slice(start)
}

/** Keeps names of values; the texts of plurals and choices are sentences again. */
function madeUpBlock(block: string): string {
  const choices = /^\{\s*\w+\s*,\s*(?:plural|select)\s*,/.exec(block)?.[0]
  if (!choices) return block
  let said = choices
  for (let at = choices.length; at < block.length; ) {
    const inner = block[at] === '{' ? blockAt(block, at) : (block[at] ?? '')
    said += block[at] === '{' ? `{${madeUpText(inner.slice(1, -1))}}` : inner
    at += inner.length
  }
  return said
}

export function madeUpText(text: string): string {
  let said = ''
  for (let at = 0; at < text.length; ) {
    const part = text[at] === '{' ? blockAt(text, at) : (text[at] ?? '')
    said += text[at] === '{' ? madeUpBlock(part) : part.replace(/[a-z]/i, letter)
    at += part.length
  }
  return said
}

/** Until the given function is called, what the server says in a language is made up, whole and offered. */
export function makeUp(language: Language): () => void {
  const { read } = catalogueFiles
  const spoken = spokenLanguages as Set<Language>
  const wasSpoken = spoken.has(language)
  const made = (folder: string) =>
    Object.fromEntries(Object.entries(read(folder, 'en')).map(([id, text]) => [id, madeUpText(text)]))
  catalogueFiles.read = (folder, wanted) => (wanted === language ? made(folder) : read(folder, wanted))
  spoken.add(language)
  return () => {
    catalogueFiles.read = read
    if (!wasSpoken) spoken.delete(language)
  }
}

export const latinWords = (text: string, names: readonly string[] = []): string[] =>
  names
    .reduce((left, name) => left.replaceAll(name, ' '), text.replaceAll(/https?:\S+|\S+@\S+/g, ' '))
    .match(/[A-Za-z]+/g) ?? []
