import layersAsSpecificity from '@csstools/postcss-cascade-layers'
import postcss from 'postcss'
import type { Plugin } from 'vite'

export const flatSheet = 'flat.css'

const layersOfAll = '@layer properties,theme,base,components,utilities;'

const withoutFonts: postcss.Plugin = {
  postcssPlugin: 'without-fonts',
  AtRule: { 'font-face': (rule) => void rule.remove() },
}

/** An id would outweigh the ranks of the layers. */
const withoutIds: postcss.Plugin = {
  postcssPlugin: 'without-ids',
  Rule(rule) {
    if (/#(?![^[]*\])/.test(rule.selector.replaceAll(/\\./g, '')))
      throw rule.error(`A style sheet names an id: ${rule.selector}`)
  },
}

const lift = ':not(#\\#)'
const liftInOne = (lifts: string) => `:not(${'#\\#'.repeat(lifts.length / lift.length)})`

/** A style sheet with its layers written as specificity, so that the same rules win, and without fonts. */
export function flattened(css: string): string {
  const plugins = [withoutIds, withoutFonts, layersAsSpecificity()]
  const flat = postcss(plugins).process(layersOfAll + css, { from: undefined }).css
  return flat.replaceAll(/(?::not\(#\\#\))+/g, liftInOne)
}

/**
 * Writes the common style sheet a second time, for pages that have a part of it, and lifts those of single screens
 * (`.css?inline`) above it: docs/decisions/0051-styles-of-a-page.md.
 */
export const flattenSheets = (): Plugin[] => [
  {
    name: 'basera-lift-sheets',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler: (css) => ({ code: flattened(css), map: null }),
    },
  },
  {
    name: 'basera-flat-sheet',
    enforce: 'post',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'asset')
      const sheet = files.find(({ names }) => names.includes('style.css'))
      if (!sheet) return this.error('The build has no style.css')
      const source = flattened(String(sheet.source))
      this.emitFile({ type: 'asset', name: flatSheet, originalFileName: flatSheet, source })
    },
  },
]
