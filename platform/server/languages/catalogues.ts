import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageCodes } from '@basera/platform/contract/languages'

export type Texts = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '../../..')

/** The folders of catalogues of what the server says: `rooms/contract/locales`, `rooms/server/alerts/mails/locales`. */
export const catalogueFolders: readonly string[] = globSync('*/{contract,server}/**/locales', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).sort()

function read(folder: string, language: Language): Texts {
  try {
    return JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Texts
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

const texts = new Map<string, Texts>()

export const catalogueFiles = {
  read(folder: string, language: Language): Texts {
    const key = `${folder}/${language}`
    const known = texts.get(key) ?? read(folder, language)
    texts.set(key, known)
    return known
  },
}

export interface Catalogue {
  readonly feature: string
  readonly mails: boolean
  readonly english: Texts
  readonly translated: Texts
}

export const cataloguesOf = (language: Language): Catalogue[] =>
  catalogueFolders.map((folder) => ({
    feature: folder.slice(0, folder.indexOf('/')),
    mails: folder.split('/').length > 3,
    english: catalogueFiles.read(folder, 'en'),
    translated: catalogueFiles.read(folder, language),
  }))

export const isWhole = (ids: Iterable<string>, textOf: (id: string) => string | undefined): boolean =>
  [...ids].every((id) => textOf(id))

/** English, and each language in which the server says everything. */
export const spokenLanguages: ReadonlySet<Language> = new Set(
  languageCodes.filter((language) =>
    cataloguesOf(language).every(
      ({ english, translated }) => language === 'en' || isWhole(Object.keys(english), (id) => translated[id]),
    ),
  ),
)
