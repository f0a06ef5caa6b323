import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Language, languages } from '@basera/platform/contract/languages'
import { offeredLanguages } from './catalogues.ts'
import { fillConstants, fillTokens, type Texts } from './tokens.ts'

type Scripts = ReadonlyMap<string, string>

export interface LanguageCopy {
  readonly language: Language
  readonly fill: (script: string) => string
}

const shortEnglish = { locale: 'en-US', month: 'short' } as const

function constantsOf(language: Language) {
  const { locale } = languages[language]
  const { locale: words, month } = language === 'en' ? shortEnglish : { locale, month: 'long' as const }
  const name = new Intl.DateTimeFormat(words, { month, timeZone: 'UTC' })
  const monthNames = Array.from({ length: 12 }, (_, place) => name.format(Date.UTC(2026, place))).join(' ')
  return { locale, prefix: language === 'en' ? '' : `/${language}`, monthNames }
}

export const copyOf = (language: Language, texts: Texts): LanguageCopy => {
  const constants = constantsOf(language)
  return { language, fill: (script) => fillConstants(fillTokens(script, texts), constants) }
}

function readScripts(folder: string, files: readonly string[]): Scripts {
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

/** Into folders like `assets/hi-a1B2c3D`, whose names change with any text: files can be kept for good. */
export function writeClientCopies(
  client: string,
  copies: readonly LanguageCopy[],
): Partial<Record<Language, string>> {
  const files = chunksOf(client)
  const chunks = new Set(files)
  const scripts = readScripts(client, files)
  const folders = copies.map(({ language, fill }) => {
    const filled = new Map(
      [...scripts].map(([file, script]) => [basename(file), besideEachOther(fill(script), chunks)]),
    )
    const folder = `assets/${language}-${hashOf(filled)}`
    for (const [file, script] of filled) write(join(client, folder, file), script)
    return [language, folder] as const
  })
  for (const file of files) rmSync(join(client, file))
  return Object.fromEntries(folders)
}

export function writeServerCopies(server: string, copies: readonly LanguageCopy[]): void {
  const files = globSync('{*,assets/**/*}.js', { cwd: server })
  const scripts = readScripts(server, files)
  for (const file of files) rmSync(join(server, file))
  for (const { language, fill } of copies)
    for (const [file, script] of scripts) write(join(server, language, file), fill(script))
}

/** After a build: `languages.json` says which languages there are, and where their scripts are. */
export async function writeCopies(root: string, dist: string): Promise<void> {
  const copies = [...(await offeredLanguages(root))].map(([language, texts]) => copyOf(language, texts))
  const folders = writeClientCopies(join(dist, 'client'), copies)
  writeServerCopies(join(dist, 'server'), copies)
  write(join(dist, 'languages.json'), JSON.stringify(folders))
}
