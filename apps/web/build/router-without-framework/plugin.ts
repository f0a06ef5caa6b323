import { join } from 'node:path'
import type { Plugin } from 'vite'

export interface StandIn {
  /** The module of React Router that is left out, as its importers name it. */
  readonly source: string
  /** The modules that are to get the stand-in: those that data mode runs. */
  readonly importers: readonly string[]
  readonly file: string
}

const here = (file: string) => join(import.meta.dirname, file)

/** What data mode carries along and never runs, and what stands in for it. */
export const standIns: readonly StandIn[] = [
  { source: './ssr/components.js', importers: ['dom/lib.js'], file: here('framework-components.ts') },
  { source: './dom/ssr/components.js', importers: ['components.js'], file: here('framework-components.ts') },
  { source: './instrumentation.js', importers: ['router/router.js'], file: here('instrumentation.ts') },
]

const inRouter = /\/react-router\/dist\/production\/lib\/(.+)$/

/** Leaves framework mode out of the browser's bundle: 2.8 KB gzip (docs/decisions/0005-router-without-framework.md). */
export function routerWithoutFramework(): Plugin {
  return {
    name: 'basera-router-without-framework',
    enforce: 'pre',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    resolveId(source, importer) {
      const module = inRouter.exec(importer ?? '')?.[1]
      if (!module) return null
      return standIns.find((it) => it.source === source && it.importers.includes(module))?.file ?? null
    },
  }
}
