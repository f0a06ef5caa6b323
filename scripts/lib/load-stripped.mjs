// node --import: loads TypeScript without types where scripts/strip-types.mjs has written it. What Node strips types with takes 100 MB.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strippedFolder, strippedName } from './stripped.mjs'

function strippedSource(url) {
  try {
    return readFileSync(join(strippedFolder, strippedName(readFileSync(fileURLToPath(url)))))
  } catch {
    return undefined
  }
}

registerHooks({
  load(url, context, nextLoad) {
    const source = url.startsWith('file:') && url.endsWith('.ts') ? strippedSource(url) : undefined
    return source ? { format: 'module', source, shortCircuit: true } : nextLoad(url, context)
  },
})
