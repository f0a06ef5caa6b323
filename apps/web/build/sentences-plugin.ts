import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const catalogue = /\/locales\/[a-z-]+\.json$/

/**
 * Compiles the sentence catalogues (`locales/*.json`, ICU MessageFormat by explicit id) when they are bundled, so
 * that no message parser reaches the browser.
 */
export function sentences(): Plugin {
  return {
    name: 'basera-sentences',
    enforce: 'pre',
    transform: {
      filter: { id: catalogue },
      handler(source) {
        const messages = JSON.parse(source) as Record<string, string>
        const compiled = Object.entries(messages).map(([id, text]) => [id, compileMessage(text)])
        return {
          code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`,
          moduleType: 'js',
          map: null,
        }
      },
    },
  }
}
