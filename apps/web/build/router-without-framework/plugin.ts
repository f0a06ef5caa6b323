import { join } from 'node:path'
import type { Plugin } from 'vite'

export interface StandIn {
  /** As its importers name it. */
  readonly source: string
  readonly importers: readonly string[]
  readonly file: string
}

const here = (file: string) => join(import.meta.dirname, file)

/** What data mode bundles but never runs. */
export const standIns: readonly StandIn[] = [
  { source: './ssr/components.js', importers: ['dom/lib.js'], file: here('framework.ts') },
  { source: './dom/ssr/components.js', importers: ['components.js'], file: here('framework.ts') },
  { source: './instrumentation.js', importers: ['router/router.js'], file: here('framework.ts') },
]

const inRouter = /\/react-router\/dist\/production\/lib\/(.+)$/

/** Leaves framework mode out of the bundle (docs/decisions/0005-router-without-framework.md). */
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
