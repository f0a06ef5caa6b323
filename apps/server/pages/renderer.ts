import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Api, Calls } from '@basera/platform/contract'
import type { PublicSettings } from '@basera/platform/web'
import type { LoadedPage } from '../../web/entry-server.tsx'
import { readAssets, webDist } from './assets.ts'
import type { Frame } from './document.ts'

/** The front end's server half and its pages' frame. */
export interface Renderer {
  load(request: Request, api: Api<Calls>, settings: PublicSettings): Promise<LoadedPage | Response>
  readonly frame: Frame
  readonly build: string
}

type ServerEntry = typeof import('../../web/entry-server.tsx')

export async function builtRenderer(): Promise<Renderer> {
  const file = join(webDist, 'server/en/entry-server.js')
  if (!existsSync(file)) throw new Error('The front end is not built: run npm run build.')
  const entry = (await import(file)) as ServerEntry
  const assets = readAssets()
  const font = assets.font
    ? `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`
    : ''
  const preload = (href: string) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`
  return {
    load: entry.loadPage,
    build: assets.entry,
    frame: {
      styles: `${font}<style>${assets.css}</style>`,
      headScript: entry.headScript,
      dataId: entry.pageDataId,
      scripts: (routeIds) =>
        `${assets.preloads(routeIds).map(preload).join('')}<script type="module" src="${assets.entry}" fetchpriority="low"></script>`,
    },
  }
}
