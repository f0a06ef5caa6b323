import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Language, languages } from '@basera/platform/contract/languages'
import { fontFiles, indicFonts } from '../../language/indic-fonts.ts'
import { offeredLanguages } from './catalogues.ts'
import { fillConstants, fillTokens, type Texts } from './tokens.ts'

type Scripts = ReadonlyMap<string, string>

const fonts = join(import.meta.dirname, '../../../../platform/design/fonts')

/** Paths in the client's folder. */
export interface BuiltLanguage {
  readonly scripts: string
  readonly fonts: readonly string[]
}

export interface LanguageCopy {
  readonly language: Language
  readonly fill: (script: string) => string
}

const shortEnglish = { locale: 'en-US', month: 'short' } as const

function constantsOf(language: Language, spoken: string) {
  const { locale, name: languageName } = languages[language]
  const { locale: words, month } = language === 'en' ? shortEnglish : { locale, month: 'long' as const }
  const name = new Intl.DateTimeFormat(words, { month, timeZone: 'UTC' })
  const monthNames = Array.from({ length: 12 }, (_, place) => name.format(Date.UTC(2026, place))).join(' ')
  const prefix = language === 'en' ? '' : `/${language}`
  return { language, languageName, locale, prefix, monthNames, spoken }
}

/** How each language offers itself to those who read another. */
function offersIn(offered: ReadonlyMap<Language, Texts>): string {
  const say = (texts: Texts, id: string) => texts.get(`apps/web#shell.language.${id}`)
  const offers = [...offered].map(([language, texts]) => [
    language,
    { accept: say(texts, 'offer'), refuse: say(texts, 'refuse') },
  ])
  return JSON.stringify(Object.fromEntries(offers))
}

export function copiesOf(offered: ReadonlyMap<Language, Texts>): LanguageCopy[] {
  const spoken = offersIn(offered)
  return [...offered].map(([language, texts]) => {
    const constants = constantsOf(language, spoken)
    return { language, fill: (script) => fillConstants(fillTokens(script, texts), constants) }
  })
}

function readScripts(folder: string): Scripts {
  const files = globSync('**/*.js', { cwd: folder })
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Preloads are named from the root: in a copy they are named beside the script that loads them. */
function besideEachOther(script: string, chunks: ReadonlySet<string>): string {
  return script
    .replaceAll(/(["'`])assets\/([\w.-]+\.js)\1/g, (name, quote: string, file: string) =>
      chunks.has(`assets/${file}`) ? quote + file + quote : name,
    )
    .replace(/(function\((\w+)\)\{return\s*)(["'`])\/\3(\s*\+\s*\2)/, '$1$3./$3$4')
}

const hashOf = (scripts: Scripts) =>
  createHash('sha256')
    .update(JSON.stringify([...scripts].sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url')
    .slice(0, 7)

/** Workers, styles, fonts and pictures are everybody's. */
function chunksOf(client: string): string[] {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >
  return [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'))
}

function move(folder: string, files: readonly string[], to: string): void {
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(folder, file), join(to, file))
  }
}

/** What Vite wrote becomes the pattern of the copies. */
export function takePattern(dist: string): string {
  const [client, server, pattern] = [join(dist, 'client'), join(dist, 'server'), join(dist, 'pattern')]
  rmSync(pattern, { recursive: true, force: true })
  move(client, chunksOf(client), join(pattern, 'client'))
  move(server, globSync('{*,assets/**/*}.js', { cwd: server }), join(pattern, 'server'))
  return pattern
}

/** What a device keeps for times without a network: all but the drawing of maps and the reading of codes. */
const partsOf = (scripts: Scripts) =>
  [...scripts].filter(([, { length }]) => length < 500_000).map(([file]) => file)

/** Into folders like `assets/hi-a1B2c3D`, whose names change with any text: files can be kept for good. */
function writeClientCopy(scripts: Scripts, client: string, { language, fill }: LanguageCopy): string {
  const chunks = new Set(scripts.keys())
  const filled = new Map(
    [...scripts].map(([file, script]) => [basename(file), besideEachOther(fill(script), chunks)]),
  )
  const folder = `assets/${language}-${hashOf(filled)}`
  for (const [file, script] of filled) write(join(client, folder, file), script)
  write(join(client, folder, 'parts.json'), JSON.stringify(partsOf(filled)))
  return folder
}

/** Under names that change with the font. */
function copyFonts(client: string, language: Language): string[] {
  if (!indicFonts[language]) return []
  return fontFiles(language).map((file) => {
    const bytes = readFileSync(join(fonts, file))
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 7)
    const named = `assets/${file.replace('.woff2', `-${hash}.woff2`)}`
    mkdirSync(join(client, 'assets'), { recursive: true })
    writeFileSync(join(client, named), bytes)
    return named
  })
}

/** `languages.json` says which languages there are, and where their scripts and fonts are. */
export function writeCopies(pattern: string, dist: string, copies: readonly LanguageCopy[]): void {
  const [client, server] = [readScripts(join(pattern, 'client')), readScripts(join(pattern, 'server'))]
  const built: Partial<Record<Language, BuiltLanguage>> = {}
  for (const copy of copies) {
    const to = join(dist, 'client')
    built[copy.language] = { scripts: writeClientCopy(client, to, copy), fonts: copyFonts(to, copy.language) }
    for (const [file, script] of server) write(join(dist, 'server', copy.language, file), copy.fill(script))
  }
  write(join(dist, 'languages.json'), JSON.stringify(built))
}

/** After a build: a copy for English and for each language that says every sentence. */
export async function writeLanguages(root: string, dist: string): Promise<void> {
  const copies = copiesOf(await offeredLanguages(root))
  writeCopies(takePattern(dist), dist, copies)
}
