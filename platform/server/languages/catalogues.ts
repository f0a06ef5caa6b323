import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageCodes } from '@basera/platform/contract/languages'

export type Texts = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '../../..')

/** The folders of catalogues of what the server says: `rooms/contract/locales`, `rooms/server/alerts/mails/locales`. */
const folders: readonly string[] = globSync('*/{contract,server}/**/locales', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).sort()

const read = (folder: string, language: Language): Texts => {
  try {
    return JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Texts
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

export interface Catalogue {
  /** `rooms`. */
  readonly feature: string
  readonly mails: boolean
  readonly english: Texts
  readonly translated: Texts
}

export const cataloguesOf = (language: Language): Catalogue[] =>
  folders.map((folder) => ({
    feature: folder.slice(0, folder.indexOf('/')),
    mails: folder.split('/').length > 3,
    english: read(folder, 'en'),
    translated: read(folder, language),
  }))

const isWhole = (language: Language) =>
  cataloguesOf(language).every(({ english, translated }) =>
    Object.keys(english).every((id) => translated[id] !== undefined),
  )

/** English, and each language in which the server says everything. */
export const spokenLanguages: ReadonlySet<Language> = new Set(
  languageCodes.filter((language) => language === 'en' || isWhole(language)),
)
