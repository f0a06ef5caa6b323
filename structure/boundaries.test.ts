import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Features in the order of the arrow: right may import left. Help stands beside it. */
const reach: Record<string, readonly string[]> = {
  places: [],
  accounts: ['places'],
  rooms: ['places', 'accounts'],
  roommates: ['places', 'accounts'],
  chats: ['places', 'accounts', 'rooms', 'roommates'],
  help: [],
}
const layers = ['contract', 'server', 'web'] as const
const pureContract = new Set(['zod', 'zod/mini'])
const root = join(import.meta.dirname, '..')
const sources = globSync(
  '{accounts,rooms,roommates,chats,places,help,platform,database,apps,bench,resilience,testkit,journeys}/**/*.{ts,tsx}',
  {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  },
)
const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file) || file.startsWith('platform/testing/')
/** Every door of every workspace, as it is imported. */
const doors = new Set(
  globSync('{platform,places,accounts,rooms,roommates,chats,help,database,testkit}/package.json', {
    cwd: root,
  }).flatMap((file) => {
    const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      readonly name: string
      readonly exports: Readonly<Record<string, string>>
    }
    return Object.keys(exports).map((door) => join(name, door))
  }),
)
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g

interface Place {
  readonly owner: string
  readonly layer: string
}

const placeOf = (file: string): Place => {
  const [owner = '', layer = ''] = file.split('/')
  return { owner, layer }
}

/** Where an import leads inside the repository, or nothing for a package. */
function targetOf(file: string, specifier: string): Place | undefined {
  const door = /^@basera\/([a-z]+)(?:\/([a-z]+))?/.exec(specifier)
  if (door) return { owner: door[1] ?? '', layer: door[2] ?? '' }
  return specifier.startsWith('.') ? placeOf(relative(root, join(root, dirname(file), specifier))) : undefined
}

function featureComplaint(from: Place, to: Place, byDoor: boolean): string | undefined {
  if (to.owner === 'apps') return 'nobody imports apps'
  if (to.owner === 'platform') return undefined
  // The schema's types, which are made from the migrations.
  if (to.owner === 'database' && to.layer === 'types' && from.layer === 'server') return undefined
  if (from.owner === to.owner) {
    const sides = [from.layer, to.layer].sort().join()
    return sides === 'server,web' ? 'server and web never import each other' : undefined
  }
  if (!reach[from.owner]?.includes(to.owner)) return `${from.owner} may not import ${to.owner}`
  if (!byDoor) return 'between features only through the door'
  const allowed = to.layer === from.layer || to.layer === 'contract'
  return allowed ? undefined : `${from.layer} may not import ${to.owner}/${to.layer}`
}

/** Holds for every file, tests too; fixtures of the platform are for all tests. */
function doorComplaint(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@basera/')) return doors.has(specifier) ? undefined : 'there is no such door'
  const to = targetOf(file, specifier)
  const reachesIn = to?.owner === 'platform' && placeOf(file).owner !== 'platform'
  return reachesIn && !specifier.endsWith('.fixture.ts') ? 'into the platform only through a door' : undefined
}

function complaint(file: string, specifier: string): string | undefined {
  const from = placeOf(file)
  const to = targetOf(file, specifier)
  const pure = from.layer === 'contract' && !isTest(file)
  if (!to)
    return pure && !pureContract.has(specifier) ? 'contract imports only the schema library' : undefined
  if (pure && to.layer !== 'contract') return 'contract imports only other contracts'
  const byDoor = specifier.startsWith('@basera/')
  if (from.owner in reach) return featureComplaint(from, to, byDoor)
  if (from.owner === 'platform' && !isTest(file) && to.owner !== 'platform')
    return 'platform imports no feature'
  if (from.owner === 'platform' && to.owner in reach) return 'platform imports no feature'
  return undefined
}

const complaints = sources.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].flatMap(([, specifier = '']) => {
    const words =
      doorComplaint(file, specifier) ??
      (isTest(file) && !file.startsWith('platform') ? undefined : complaint(file, specifier))
    return words ? [`${file}: ${specifier}: ${words}`] : []
  }),
)

describe('the house', () => {
  it('keeps the import rules of the architecture', () => {
    expect(complaints).toEqual([])
  })

  it.each([
    ['rooms/contract/a.ts', 'fastify', 'contract imports only the schema library'],
    ['rooms/web/a.tsx', '../server/b.ts', 'server and web never import each other'],
    ['rooms/server/a.ts', '@basera/roommates/server', 'rooms may not import roommates'],
    ['places/web/a.tsx', '@basera/accounts/web', 'places may not import accounts'],
    ['rooms/web/a.tsx', '../../accounts/web/b.tsx', 'between features only through the door'],
    ['rooms/web/a.tsx', '@basera/accounts/server', 'web may not import accounts/server'],
    ['chats/web/a.tsx', '../../apps/web/routes.tsx', 'nobody imports apps'],
    ['platform/web/a.tsx', '@basera/rooms/web', 'platform imports no feature'],
    ['rooms/web/a.tsx', '@basera/database/types', 'rooms may not import database'],
    ['rooms/server/a.ts', '@basera/database', 'rooms may not import database'],
    ['rooms/server/a.ts', '@basera/database/types', undefined],
    ['rooms/web/a.tsx', '@basera/accounts/web', undefined],
    ['chats/server/a.ts', '@basera/rooms/contract', undefined],
  ])('%s importing %s: %s', (file, specifier, words) => {
    expect(complaint(file, specifier)).toBe(words)
  })

  it.each([
    ['rooms/server/a.ts', '@basera/platform/server/jobs', undefined],
    ['rooms/server/a.ts', '@basera/platform/server', 'there is no such door'],
    ['rooms/server/a.ts', '@basera/platform/server/jobs/task.ts', 'there is no such door'],
    ['bench/a.ts', '../platform/server/limits.ts', 'into the platform only through a door'],
    ['rooms/server/a.test.ts', '../../platform/server/limits.ts', 'into the platform only through a door'],
    ['rooms/server/a.test.ts', '../../platform/server/mail/smtp-server.fixture.ts', undefined],
    ['platform/server/http/a.ts', '../limits.ts', undefined],
  ])('%s importing %s: %s', (file, specifier, words) => {
    expect(doorComplaint(file, specifier)).toBe(words)
  })

  it('keeps source files under 350 lines, and 90 % of them under 200', () => {
    const written = sources.filter((file) => file !== 'database/types.ts')
    const lines = written.map((file) => ({
      file,
      n: readFileSync(join(root, file), 'utf8').split('\n').length - 1,
    }))
    expect(lines.filter(({ n }) => n > 350)).toEqual([])
    expect(lines.filter(({ n }) => n > 200).length).toBeLessThanOrEqual(lines.length / 10)
  })

  it('has its layers only where they belong', () => {
    const odd = sources.filter((file) => {
      const { owner, layer } = placeOf(file)
      return (
        owner in reach &&
        !(layers as readonly string[]).includes(layer) &&
        !['content', 'data'].includes(layer)
      )
    })
    expect(odd).toEqual([])
  })
})
