import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const workspaces =
  'accounts,alerts,rooms,roommates,chats,places,help,trust,platform,database,apps,journeys,bench,resilience,testkit'
const sources = globSync(`{${workspaces}}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})

/** Static imports and re-exports, of types too. A dynamic `import()` runs later and closes no circle. */
const importPattern = /^(?:import|export)\b(?:[^'"]*?\bfrom\s*)?\s*'([^']+)'/gm

/** Where a package's door leads: `@basera/rooms/web` to `rooms/web/index.ts`. */
function doorFile(specifier: string): string | undefined {
  const [, workspace = '', ...path] = specifier.split('/')
  const folder = globSync(`{${workspace},apps/${workspace}}`, { cwd: root })[0]
  const manifest = folder && join(root, folder, 'package.json')
  if (!manifest || !existsSync(manifest)) return undefined
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Record<string, string> }
  const target = exports[['.', ...path].join('/')]
  return target && join(folder, target)
}

const doors = new Map<string, string | undefined>()

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  if (!specifier.startsWith('@basera/')) return undefined
  if (!doors.has(specifier)) doors.set(specifier, doorFile(specifier))
  return doors.get(specifier)
}

type Graph = ReadonlyMap<string, readonly string[]>

function importGraph(files: readonly string[], read: (file: string) => string): Graph {
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const targets = [...read(file).matchAll(importPattern)].map(([, specifier = '']) =>
        targetOf(file, specifier),
      )
      return [file, targets.filter((target) => target !== undefined && known.has(target)) as string[]]
    }),
  )
}

/** The groups of files that all reach each other (Tarjan's strongly connected components of two files or more). */
function circlesIn(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    lowest.set(file, order.size - 1)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(file) !== order.get(file)) return
    const members = stack.splice(stack.indexOf(file))
    if (members.length > 1 || graph.get(file)?.includes(file)) circles.push(members.sort())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}

describe('import circles', () => {
  it('are found, through types and re-exports too', () => {
    const files: Record<string, string> = {
      'a/one.ts': "import { two } from './two.ts'\nimport './style.css'",
      'a/two.ts': "export {\n  type Three,\n} from './three.ts'",
      'a/three.ts': "import type { One } from './one.ts'",
      'a/four.ts': "const lazy = () => import('./four.ts')\nimport { two } from './two.ts'",
    }
    const graph = importGraph(Object.keys(files), (file) => files[file] ?? '')
    expect(circlesIn(graph)).toEqual([['a/one.ts', 'a/three.ts', 'a/two.ts']])
  })

  it('are nowhere in the project', () => {
    const graph = importGraph(sources, (file) => readFileSync(join(root, file), 'utf8'))
    expect([...graph.values()].flat().length).toBeGreaterThan(sources.length)
    expect(circlesIn(graph)).toEqual([])
  })
})
