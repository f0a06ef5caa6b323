import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Api, Calls } from '@basera/platform/contract'
import type { Language } from '@basera/platform/contract/languages'
import type { PublicSettings } from '@basera/platform/web'
import type { LoadedPage } from '../../web/entry-server.tsx'
import { builtLanguages, readAssets, webDist } from './assets.ts'
import type { Frame } from './document.ts'
import { usedStyles } from './used-styles.ts'

/** The front end's server half in one language, and its pages' frame. */
export interface LanguagePages {
  load(request: Request, api: Api<Calls>, settings: PublicSettings): Promise<LoadedPage | Response>
  readonly frame: Frame
  readonly manifest: object
}

export interface Renderer {
  readonly languages: readonly Language[]
  readonly english: LanguagePages
  /** Loaded when a language is first asked for. */
  pages(language: Language): Promise<LanguagePages>
  readonly build: string
}

type ServerEntry = typeof import('../../web/entry-server.tsx')

async function loadPages(language: Language, dist: string): Promise<LanguagePages> {
  const file = join(dist, 'server', language, 'entry-server.js')
  if (!existsSync(file)) throw new Error('The front end is not built: run npm run build.')
  const entry = (await import(file)) as ServerEntry
  const assets = readAssets(language, dist)
  const font = (href: string) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`
  const fonts = assets.fonts.map(font).join('')
  const styles = usedStyles(assets.css)
  const link = `<link rel="stylesheet" href="${assets.sheet}"`
  const sheet = `${link} media="not all" id="${entry.sheetId}"><noscript>${link}></noscript>`
  const preload = (href: string) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`
  return {
    load: entry.loadPage,
    manifest: entry.manifest,
    frame: {
      styles: (html) => `${fonts}<style>${styles(html)}</style>${sheet}`,
      headScript: entry.headScript,
      dataId: entry.pageDataId,
      scripts: (routeIds) =>
        `${assets.preloads(routeIds).map(preload).join('')}<script type="module" src="${assets.entry}" fetchpriority="low"></script>`,
    },
  }
}

export async function builtRenderer(dist: string = webDist): Promise<Renderer> {
  const english = await loadPages('en', dist)
  const loaded = new Map([['en' as Language, Promise.resolve(english)]])
  const folders = builtLanguages(dist)
  return {
    languages: [...folders.keys()],
    english,
    build: [...folders.values()].map(({ scripts }) => scripts).join(),
    pages(language) {
      const pages = loaded.get(language) ?? loadPages(language, dist)
      loaded.set(language, pages)
      return pages
    },
  }
}
