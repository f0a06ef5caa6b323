import type { Plugin } from 'vite'
import { prune, type Unused } from './prune.ts'
import { leftOutOfReact, unusedOfReact } from './unused-of-react.ts'
import { leftOutOfRouter, unusedOfRouter } from './unused-of-router.ts'

const inReact = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/
const inRouter = /\/node_modules\/react-router\/dist\/production\/lib\/(.+)$/
const inLibraries = /\/node_modules\/(react|react-dom|react-router)\//

export function unusedIn(id: string): Unused | undefined {
  return inReact.test(id) ? unusedOfReact : unusedOfRouter[inRouter.exec(id)?.[1] ?? '']
}

const named = /import \{([^}]+)\} from ["']react(?:-router|-dom)?["']|\bReact\$?\d?\.(\w+)/g
const leftOut = new Set([...leftOutOfReact, ...leftOutOfRouter])

/** Names that a script asks React or React Router for, of those that are left out. */
export function namesLeftOut(source: string): string[] {
  const names = [...source.matchAll(named)].flatMap(([, imported, member]) =>
    (imported ?? member ?? '').split(',').map((each) => each.trim().split(' as ')[0] ?? ''),
  )
  return names.filter((name) => leftOut.has(name))
}

/** Leaves out of the bundle what no page of ours runs (docs/decisions/0050-unused-code.md). */
export function unusedCode(): Plugin {
  return {
    name: 'basera-unused-code',
    enforce: 'pre',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    transform: {
      filter: { id: /\.[cm]?[jt]sx?$/, code: /react/i },
      handler(source, id) {
        const unused = unusedIn(id)
        if (unused) return { code: prune(source, unused), map: null }
        const [name] = inLibraries.test(id) ? [] : namesLeftOut(source)
        if (name) this.error(`${name} is left out of the bundle: see apps/web/build/unused-code`)
      },
    },
  }
}
