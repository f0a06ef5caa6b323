import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export type Texts = Readonly<Record<string, string>>

const read = (file: string): Texts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {}

/** What the build offers. */
export const offeredLanguages: readonly string[] = Object.keys(
  read(join(root, 'apps/web/dist/languages.json')),
)

const folders = globSync('*/{contract,server,web}/**/locales', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})

/** Every sentence of the product in a language, by its id. */
export const textsOf = (language: string): Texts =>
  Object.assign({}, ...folders.map((folder) => read(join(root, folder, `${language}.json`))))

/** Says a sentence with values in place of `{name}`, as what a person is looked for by. */
export type Say = (id: string, values?: Texts) => RegExp

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Of a sentence about a number, what it says of many. */
const ofMany = (text: string) => /^\{\w+, plural, .*other \{(.*)\}\s*\}$/.exec(text)?.[1] ?? text

/** A language's sentences. Browsers give names without the joiners of scripts, so each may be missing. */
export function sentencesIn(language: string): Say {
  const texts = textsOf(language)
  return (id, values = {}) => {
    const text = texts[id]
    if (text === undefined) throw new Error(`${language} does not say ${id}`)
    const filled = ofMany(text).replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
    return new RegExp(
      `^${literal(filled)
        .replaceAll(/[\u200b-\u200d]/g, '.?')
        .replaceAll('#', '\\d+')}$`,
    )
  }
}
