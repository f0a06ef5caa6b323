import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isLanguage, type Language } from '@basera/platform/contract/languages'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { flatSheet } from '../../web/build/flat-sheets.ts'
import type { BuiltLanguage } from '../../web/build/languages/write-copies.ts'
import { fontFaces } from '../../web/language/indic-fonts.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly assets?: readonly string[]
}

export interface Assets {
  readonly css: string
  /** The file with all of it but the fonts, to be added to a part of it. */
  readonly sheet: string
  readonly entry: string
  /** Worth a preload: of Latin text, and of the language's own script. */
  readonly fonts: readonly string[]
  /** Beyond the entry. */
  preloads(routeIds: readonly string[]): readonly string[]
}

export const webDist = join(import.meta.dirname, '../../web/dist')

export function builtLanguages(folder: string = webDist): ReadonlyMap<Language, BuiltLanguage> {
  const folders = JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8')) as Record<
    string,
    BuiltLanguage
  >
  return new Map(Object.entries(folders).flatMap(([code, path]) => (isLanguage(code) ? [[code, path]] : [])))
}

const entryModule = 'apps/web/entry-client.tsx'
const prefixedModule = 'apps/web/language/prefixed-router.ts'

function withImports(manifest: Record<string, Chunk>, module: string, found: Set<string>): void {
  const chunk = manifest[module]
  if (!chunk || found.has(chunk.file)) return
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) withImports(manifest, next, found)
}

/** The files of one language's pages. */
export function readAssets(language: Language = 'en', dist: string = webDist): Assets {
  const folder = join(dist, 'client')
  const built = builtLanguages(dist).get(language)
  if (built === undefined) throw new Error(`The front end was not built in ${language}`)
  const inLanguage = (file: string) => `/${built.scripts}/${basename(file)}`
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const entry = manifest[entryModule]
  if (!entry) throw new Error(`The front end's manifest has no ${entryModule}`)
  const styles = manifest['style.css']
  const sheet = manifest[flatSheet]
  if (!styles || !sheet) throw new Error("The front end's manifest lacks a style sheet")
  const css = readFileSync(join(folder, styles.file), 'utf8').trim()
  const own = built.fonts.map((file) => `/${file}`)
  const fonts = [/\/assets\/anek-latin-basic[^)"']*\.woff2/.exec(css)?.[0], own[0]].filter(
    (file) => file !== undefined,
  )
  const known = new Map<string, readonly string[]>()
  const collect = (routeIds: readonly string[]): readonly string[] => {
    const found = new Set<string>()
    const start = language === 'en' ? [entryModule] : [entryModule, prefixedModule]
    for (const module of [...start, ...routeIds.map((id) => `${id}.tsx`)])
      withImports(manifest, module, found)
    found.delete(entry.file)
    return [...found].map(inLanguage)
  }
  return {
    css: css + fontFaces(language, own),
    sheet: `/${sheet.file}`,
    entry: inLanguage(entry.file),
    fonts,
    preloads(routeIds) {
      const key = routeIds.join()
      const preloads = known.get(key) ?? collect(routeIds)
      known.set(key, preloads)
      return preloads
    },
  }
}

const year = 31_536_000

/**
 * Files under `/assets` are cached for good, others for a day; all were compressed by the build.
 * The thousands of scripts share a route: one each took 24 MB of heap.
 */
export async function registerAssets(app: FastifyInstance): Promise<void> {
  const root = join(webDist, 'client')
  const serve = (folder: string, cacheControl: string, options: Partial<FastifyStaticOptions>) =>
    app.register(fastifyStatic, {
      root: join(root, folder),
      prefix: `/${folder}`,
      index: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders(reply) {
        reply.header('cache-control', cacheControl)
        reply.header('x-content-type-options', 'nosniff')
      },
      ...options,
    })
  await serve('assets', `public, max-age=${year}, immutable`, {
    wildcard: true,
    allowedPath: (path) => !path.endsWith('/'),
  })
  await serve('', 'public, max-age=86400', {
    wildcard: false,
    globIgnore: ['.vite/**', 'assets/**', '**/*.br', '**/*.gz'],
  })
}
