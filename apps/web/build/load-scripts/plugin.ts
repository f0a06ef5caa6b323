import { join } from 'node:path'
import type { Plugin } from 'vite'

const imported = /\bimport\((["'`])\.{1,2}\/[^"'`]+\1\)/g

export const withImportAgain = (code: string): string =>
  code.replace(imported, '$&.catch((error) => importAgain(error))')

const helper = join(import.meta.dirname, 'preload-helper.ts')

/** What did not come is asked for again, and preloads take less code (docs/decisions/0057-scripts-that-do-not-come.md). */
export function loadScripts(): Plugin {
  return {
    name: 'basera-load-scripts',
    enforce: 'pre',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => ({ code: `export { __vitePreload } from ${JSON.stringify(helper)}`, map: null }),
    },
    renderChunk: (code) => ({ code: withImportAgain(code), map: null }),
  }
}
