import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'

export const root = join(import.meta.dirname, '..')

export const scripts = {
  hi: 'Devanagari',
  kn: 'Kannada',
  ta: 'Tamil',
  te: 'Telugu',
  mr: 'Devanagari',
  bn: 'Bengali',
} as const

export type Language = keyof typeof scripts

export type Texts = Readonly<Record<string, string>>

/** Strings of a module of the Help Center by their place in it, such as `text.blocks.0.heading`. */
export function* leaves(value: unknown, path: readonly string[] = []): Generator<[string, string]> {
  if (typeof value === 'string') yield [path.join('.'), value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key])
}

async function textsOf(file: string): Promise<Texts> {
  const path = join(root, file)
  if (!existsSync(path)) return {}
  if (file.endsWith('.json')) return JSON.parse(readFileSync(path, 'utf8'))
  return Object.fromEntries(leaves({ ...(await import(pathToFileURL(path).href)) }))
}

export interface Catalogue {
  readonly file: string
  translated(language: Language): string
}

/** Every file of sentences: catalogues, and what the Help Center says. */
export const catalogues: readonly Catalogue[] = globSync(
  ['*/**/locales/en.json', 'help/content/en/{articles,topics}/*.ts', 'help/content/en/{contents,faq}.ts'],
  { cwd: root, exclude: (name) => /^(node_modules|dist)$/.test(name.split('/').at(-1) ?? '') },
)
  .sort()
  .map((file) => ({
    file,
    translated: (language) => file.replace(/\/en(?=[./])/, `/${language}`),
  }))

type Token = string | readonly unknown[]
interface Shape {
  /** `n:number` for each value that a sentence is filled with. */
  readonly values: Set<string>
  readonly choices: { readonly name: string; readonly type: string; readonly keys: readonly string[] }[]
}

function addTokens(tokens: readonly Token[], shape: Shape): Shape {
  for (const token of tokens) {
    if (typeof token === 'string') continue
    const [name, type, format] = token as [string, string | undefined, unknown]
    if (name === '#') continue
    const chooses = typeof format === 'object' && format !== null && type !== 'number' && type !== 'date'
    shape.values.add(chooses && type === 'plural' ? name : [name, ...(type ? [type] : [])].join(':'))
    if (!chooses || !type) continue
    const { offset: _, ...options } = format as Record<string, string | Token[]>
    shape.choices.push({ name, type, keys: Object.keys(options) })
    for (const option of Object.values(options))
      addTokens(typeof option === 'string' ? [option] : option, shape)
  }
  return shape
}

/** Help texts have `{tel:1930}`, which is no ICU. */
const helpValues = /\{[\w:.@/-]+\}/g

function shapeOf(text: string, isIcu: boolean): Shape {
  const shape: Shape = { values: new Set(), choices: [] }
  if (isIcu) return addTokens(compileMessage(text) as Token[], shape)
  for (const [value] of text.matchAll(helpValues)) shape.values.add(value)
  return shape
}

/** A plain `{n}` may be formatted as a number, and a counted one need not be counted in every language. */
const plainName = (value: string) => value.replace(/:number$/, '')

const categories = (language: string) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join(', ')

function shapeFaults(language: Language, english: Shape, translated: Shape): string[] {
  const wanted = new Set([...english.values].map(plainName))
  const given = new Set([...translated.values].map(plainName))
  const faults = [
    ...[...wanted].filter((name) => !given.has(name)).map((name) => `{${name}} is not placed`),
    ...[...given]
      .filter((name) => !wanted.has(name))
      .map((name) => `{${name}} is not in the English sentence`),
  ]
  for (const { name, type, keys } of translated.choices) {
    const exact = keys
      .filter((key) => !/^=?\d+$/.test(key))
      .toSorted()
      .join(', ')
    if (type === 'plural' && exact !== 'other' && exact !== categories(language))
      faults.push(`{${name}} counts ${exact}; the language counts ${categories(language)}`)
    const source = english.choices.find((choice) => choice.name === name && choice.type === 'select')
    if (type === 'select' && source && source.keys.toSorted().join() !== keys.toSorted().join())
      faults.push(`{${name}} chooses among ${keys.join(', ')}, not ${source.keys.join(', ')}`)
  }
  return faults
}

/** Names, units and abbreviations that are written in Latin letters in every language. */
const latinNames = new Set(
  `Basera Google Apple WhatsApp Telegram Instagram Chrome Safari Firefox Android iPhone iOS Play Store Maps OpenStreetMap ODbL contributors
  UPI PIN OTP QR SMS PDF CSV HTML GPS PG BHK AC TV Wi-Fi WiFi KYC ID HR IT km kmph m mins min sq ft MB KB GB kB px am pm INR Rs GST HTTPS www in com
  gov cybercrime reCAPTCHA hCaptcha Aadhaar PAN DigiLocker RERA NoBroker MagicBricks Metro LinkedIn Gmail Yahoo Outlook ICS iCal CVV NEFT IMPS FAQ JPEG PNG WebP HEIC DPDP id`.split(
    /\s+/,
  ),
)

/** What a message says in any of its choices, without its values. */
function literals(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [token]
    const [, type, format] = token as [string, string | undefined, unknown]
    if (typeof format !== 'object' || format === null || type === 'number' || type === 'date') return []
    const { offset: _, ...options } = format as Record<string, string | Token[]>
    return Object.values(options).flatMap((option) =>
      literals(typeof option === 'string' ? [option] : option),
    )
  })
}

const spokenPart = (text: string, isIcu: boolean): string =>
  isIcu ? literals(compileMessage(text) as Token[]).join(' ') : text.replaceAll(/\{[^{}]*\}/g, ' ')

const latinWords = (text: string, isIcu: boolean): string[] =>
  spokenPart(text, isIcu)
    .replaceAll(/https?:\S+|[\w.+-]+@[\w.-]+|\b\w+(\.\w+)+\b|<\/?\w+>/g, ' ')
    .match(/[A-Za-z][A-Za-z'’-]*/g)
    ?.filter((word) => word.length > 1 && !latinNames.has(word)) ?? []

const isCode = (english: string) => /^[a-z\d]+([-_/.][a-z\d]+)*$/.test(english)

function englishLeft(language: Language, english: string, translated: string, isIcu: boolean): string[] {
  const words = latinWords(translated, isIcu)
  if (words.length === 0) return []
  const own = new RegExp(`\\p{Script=${scripts[language]}}`, 'u')
  if (!own.test(translated) && latinWords(english, isIcu).length > 0) return ['is English still']
  return words.length > 2 ? [`has English in it: ${words.slice(0, 6).join(' ')}`] : []
}

export interface Fault {
  readonly id: string
  readonly what: string
}

/** The compiler gives a sentence that it cannot read back as it is. */
function isReadable(text: string): boolean {
  const [first, ...rest] = compileMessage(text)
  return rest.length > 0 || first !== text || !text.includes('{')
}

function sentenceFaults(language: Language, english: string, translated: string, isIcu: boolean): string[] {
  if (!isIcu && isCode(english)) return english === translated ? [] : [`must stay “${english}”`]
  if (isIcu && !isReadable(translated)) return ['is not ICU MessageFormat']
  return [
    ...shapeFaults(language, shapeOf(english, isIcu), shapeOf(translated, isIcu)),
    ...englishLeft(language, english, translated, isIcu),
    ...(translated.trim() === '' && english.trim() !== '' ? ['is empty'] : []),
  ]
}

/** What a translation lacks, sentence by sentence. `isIcu`: values are written in ICU MessageFormat. */
export function compareTexts(language: Language, english: Texts, translated: Texts, isIcu = true): Fault[] {
  const faults: Fault[] = []
  for (const [id, text] of Object.entries(english)) {
    const other = translated[id]
    if (other === undefined) faults.push({ id, what: 'is missing' })
    else for (const what of sentenceFaults(language, text, other, isIcu)) faults.push({ id, what })
  }
  for (const id of Object.keys(translated))
    if (!(id in english)) faults.push({ id, what: 'is no sentence any more' })
  return faults
}

export interface Comparison {
  readonly file: string
  readonly english: Texts
  readonly faults: readonly Fault[]
}

export async function compareLanguage(language: Language): Promise<Comparison[]> {
  return await Promise.all(
    catalogues.map(async (catalogue) => {
      const file = catalogue.translated(language)
      const [english, translated] = await Promise.all([textsOf(catalogue.file), textsOf(file)])
      return { file, english, faults: compareTexts(language, english, translated, file.endsWith('.json')) }
    }),
  )
}

export const startedLanguages = (): Language[] =>
  (Object.keys(scripts) as Language[]).filter((language) =>
    catalogues.some((catalogue) => existsSync(join(root, catalogue.translated(language)))),
  )
