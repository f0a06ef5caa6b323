// Preloaded by a product whose messages are warned of nothing, to see what judging costs.
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/trust/server/shield/judge.ts')) return next(url, context)
    const source = 'export const judge = () => null, judgeByRules = () => null, weigh = () => []'
    return { format: 'module', source, shortCircuit: true }
  },
})
