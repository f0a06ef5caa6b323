import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languageCodes } from '@basera/platform/contract/languages'
import { isWhole } from '@basera/platform/server/languages'
import type { Texts } from './tokens.ts'

const withoutBuilds = { exclude: (name: string) => name === 'node_modules' || name === 'dist' }

function readJson(file: string): Readonly<Record<string, string>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The strings of a module by their place in it: `text.blocks.0.heading`. */
function* stringsOf(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* stringsOf(inner, `${path}.${key}`)
}

/** The Help Center's texts are modules, the same in each language. */
export const helpModules = /\/help\/content\/en\/((?:articles|topics)\/[\w-]+|contents|faq)\.ts$/
const helpCatalogue = 'help/content'

async function* helpTexts(root: string, language: Language): AsyncGenerator<[string, string]> {
  for (const file of globSync('help/content/en/**/*.ts', { cwd: root })) {
    const name = helpModules.exec(`/${file}`)?.[1]
    const path = join(root, helpCatalogue, language, `${name}.ts`)
    if (!name || !existsSync(path)) continue
    const module: object = await import(pathToFileURL(path).href)
    for (const [key, value] of Object.entries(module))
      for (const [id, text] of stringsOf(value, `${name}.${key}`)) yield [`${helpCatalogue}#${id}`, text]
  }
}

export async function textsOf(root: string, language: Language): Promise<Texts> {
  const texts = new Map<string, string>()
  for (const file of globSync('*/{contract,server,web}/**/locales/en.json', {
    cwd: root,
    ...withoutBuilds,
  })) {
    const catalogue = dirname(dirname(file))
    const messages = readJson(join(root, catalogue, `locales/${language}.json`))
    for (const [id, text] of Object.entries(messages)) texts.set(`${catalogue}#${id}`, text)
  }
  for await (const [id, text] of helpTexts(root, language)) texts.set(id, text)
  return texts
}

/** English, and each language that says every sentence. */
export async function offeredLanguages(root: string): Promise<ReadonlyMap<Language, Texts>> {
  const english = [...(await textsOf(root, 'en')).keys()]
  const all = await Promise.all(languageCodes.map(async (code) => [code, await textsOf(root, code)] as const))
  return new Map(all.filter(([, texts]) => isWhole(english, (id) => texts.get(id))))
}
