import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Features in the order of the arrow: right may import left. Help stands beside it. */
const reach: Record<string, readonly string[]> = {
  places: [],
  accounts: ['places'],
  trust: ['places', 'accounts'],
  alerts: ['places', 'accounts', 'trust'],
  rooms: ['places', 'accounts', 'trust', 'alerts'],
  roommates: ['places', 'accounts', 'trust', 'alerts'],
  chats: ['places', 'accounts', 'trust', 'alerts', 'rooms', 'roommates'],
  help: [],
}
const layers = ['contract', 'server', 'web'] as const
const pureContract = new Set(['zod', 'zod/mini'])
const root = join(import.meta.dirname, '..')
const workspaces =
  '{accounts,alerts,rooms,roommates,chats,places,help,trust,platform,database,apps,bench,resilience,testkit,journeys,structure}'
const sources = globSync(`${workspaces}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})
/** Workspaces that only tests and measurements need. */
const forTests = ['bench', 'resilience', 'testkit', 'journeys', 'structure']
const isTest = (file: string) =>
  /\.(test|fixture)\.tsx?$/.test(file) ||
  /^platform\/testing\/|\/web\/testing\//.test(file) ||
  forTests.includes(ownerOf(file))
/** Every door of every workspace, as it is imported. */
const doors = new Set(
  globSync(`{${workspaces.slice(1, -1)},apps/*}/package.json`, { cwd: root }).flatMap((file) => {
    const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      readonly name: string
      readonly exports: Readonly<Record<string, string>>
    }
    return Object.keys(exports).map((door) => join(name, door))
  }),
)
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g

function ownerOf(file: string): string {
  return file.split('/')[0] ?? ''
}

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

/** Doors for tests are named `testing`, or lead to a workspace for tests. */
function leadsToTests(file: string, specifier: string): boolean {
  if (!specifier.startsWith('@basera/')) {
    return specifier.startsWith('.') && isTest(relative(root, join(root, dirname(file), specifier)))
  }
  const [, owner = '', ...door] = specifier.split('/')
  return forTests.includes(owner) || door.includes('testing')
}

/** Holds for every file, of tests and measurements too. */
function doorComplaint(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@basera/') && !doors.has(specifier)) return 'there is no such door'
  if (!isTest(file) && leadsToTests(file, specifier)) return 'what runs for people imports no test code'
  const to = specifier.startsWith('.') ? targetOf(file, specifier) : undefined
  const leaves = to !== undefined && to.owner !== ownerOf(file)
  return leaves ? 'between workspaces only through a door' : undefined
}

/** Layers and the arrow hold for what runs for people. */
function complaint(file: string, specifier: string): string | undefined {
  if (isTest(file)) return undefined
  const from = placeOf(file)
  const to = targetOf(file, specifier)
  const pure = from.layer === 'contract'
  if (!to)
    return pure && !pureContract.has(specifier) ? 'contract imports only the schema library' : undefined
  if (pure && to.layer !== 'contract') return 'contract imports only other contracts'
  const byDoor = specifier.startsWith('@basera/')
  if (from.owner in reach) return featureComplaint(from, to, byDoor)
  return from.owner === 'platform' && to.owner !== 'platform' ? 'platform imports no feature' : undefined
}

const complaints = sources.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].flatMap(([, specifier = '']) => {
    const words = doorComplaint(file, specifier) ?? complaint(file, specifier)
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
    ['alerts/server/a.ts', '@basera/rooms/server', 'alerts may not import rooms'],
    ['roommates/server/a.ts', '@basera/alerts/server', undefined],
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
    ['bench/a.ts', '../platform/server/limits.ts', 'between workspaces only through a door'],
    ['rooms/server/a.test.ts', '../../platform/server/limits.ts', 'between workspaces only through a door'],
    ['journeys/a.journey.ts', '../accounts/server/gate.ts', 'between workspaces only through a door'],
    ['apps/server/a.ts', '../../rooms/server/own/list-room.ts', 'between workspaces only through a door'],
    ['rooms/server/a.test.ts', '@basera/platform/testing/smtp', undefined],
    ['rooms/server/a.ts', '@basera/platform/testing', 'what runs for people imports no test code'],
    ['rooms/server/a.ts', '@basera/accounts/testing', 'what runs for people imports no test code'],
    ['apps/server/a.ts', '@basera/testkit/world', 'what runs for people imports no test code'],
    ['rooms/server/a.ts', './room-world.fixture.ts', 'what runs for people imports no test code'],
    ['rooms/server/a.test.ts', './room-world.fixture.ts', undefined],
    ['resilience/a/run.ts', '@basera/testkit/product', undefined],
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
