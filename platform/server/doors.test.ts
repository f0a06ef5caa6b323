import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const platform = dirname(import.meta.dirname)
const { exports } = JSON.parse(readFileSync(join(platform, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>
}

/** Packages that are slow or large to load, and the doors of the server that may load them. */
const heavy: Readonly<Record<string, readonly string[]>> = {
  '@aws-sdk/client-s3': [],
  '@fastify/multipart': ['http'],
  '@redis/client': ['redis'],
  'altcha-lib': ['bot-check'],
  fastify: ['http'],
  'graphile-worker': ['job-worker'],
  nodemailer: ['smtp'],
  pg: ['job-worker', 'postgres', 'pubsub'],
  'rate-limiter-flexible': ['limits'],
  sharp: [],
  ws: ['live'],
  'zxing-wasm/reader': ['codes'],
}

/** What is loaded with a file: imports of types alone, and those made while the product runs, are not. */
const loaded = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?'([^']+)'/gm

function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>()
  if (seen.has(file)) return found
  seen.add(file)
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(loaded)) {
    const door = /^@basera\/platform(\/.+)$/.exec(specifier)?.[1]
    const next = door ? exports[`.${door}`] : specifier
    if (next?.startsWith('.'))
      for (const one of packagesOf(join(door ? platform : dirname(file), next), seen)) found.add(one)
    else found.add(specifier)
  }
  return found
}

const doors = Object.entries(exports).filter(([door]) => door.startsWith('./server/'))

describe('the doors of the server', () => {
  it.each(doors)('%s loads no heavy package that its name does not say', (door, file) => {
    const name = door.slice('./server/'.length)
    const packages = [...packagesOf(join(platform, file))]
    expect(packages.filter((one) => heavy[one] && !heavy[one].includes(name))).toEqual([])
  })

  it('lead to heavy packages only where they are said to', () => {
    const said = Object.entries(heavy).flatMap(([one, names]) => names.map((name) => `${name}: ${one}`))
    const found = doors.flatMap(([door, file]) =>
      [...packagesOf(join(platform, file))].flatMap((one) =>
        heavy[one] ? [`${door.slice(9)}: ${one}`] : [],
      ),
    )
    expect(found.toSorted()).toEqual(said.toSorted())
  })
})
