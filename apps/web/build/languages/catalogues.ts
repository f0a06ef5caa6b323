import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Language, languageCodes } from '@basera/platform/contract/languages'
import type { TextOf } from './tokens.ts'

type Messages = Readonly<Record<string, string>>

/** The folders of a repository that hold `locales/en.json`: `rooms/web`. */
export const cataloguesIn = (root: string): string[] =>
  globSync('*/{contract,server,web,content}/**/locales/en.json', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
    .map((file) => dirname(dirname(file)))
    .sort()

const read = (root: string, catalogue: string, language: Language): Messages | undefined => {
  try {
    return JSON.parse(readFileSync(join(root, catalogue, `locales/${language}.json`), 'utf8')) as Messages
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export function missingSentences(root: string, language: Language): string[] {
  return cataloguesIn(root).flatMap((catalogue) => {
    const messages = read(root, catalogue, language)
    const ids = Object.keys(read(root, catalogue, 'en') ?? {})
    return ids.filter((id) => !messages?.[id]).map((id) => `${catalogue}#${id}`)
  })
}

/** English, and each language that says every sentence. */
export const offeredLanguages = (root: string): Language[] =>
  languageCodes.filter((language) => missingSentences(root, language).length === 0)

export function textsOf(root: string, language: Language): TextOf {
  const known = new Map<string, Messages | undefined>()
  return (catalogue, id) => {
    if (!known.has(catalogue)) known.set(catalogue, read(root, catalogue, language))
    return known.get(catalogue)?.[id]
  }
}
