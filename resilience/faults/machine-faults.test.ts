import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canLimitDescriptors, fewDescriptors } from './descriptors.ts'
import { fullDatabase } from './full-database.ts'
import { fullFiles } from './full-files.ts'
import { type SmallDisk, smallDisk } from './small-disk.ts'
import { smallHeap } from './small-heap.ts'

const trial = smallDisk(1)
trial?.remove()
const canMount = trial !== undefined
const patience = 300_000

let database: TestDatabase<unknown>
let data: string
let disk: SmallDisk | undefined
beforeEach(async () => {
  database = await createTestDatabase()
  data = mkdtempSync(join(tmpdir(), 'basera-faults-'))
})
afterEach(async () => {
  disk?.remove()
  disk = undefined
  await database.close()
  rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

describe.skipIf(!canMount)('a full disk (needs a user who may mount one)', () => {
  it(
    'keeps nothing by halves: uploads answer 503 and say why, the rest goes on',
    async () => {
      disk = smallDisk(16) as SmallDisk
      const figures = await fullFiles(disk, database.url, 'same')
      expect([figures.before, figures.after]).toEqual([201, 201])
      expect(new Set(figures.whileFull.map((answer) => answer.join(' ')))).toEqual(
        new Set(['503 There is no space for new files right now. Please try again later.']),
      )
      expect(figures.others).toEqual([200, 200, 200, 200, 200])
      expect([figures.rows, figures.served, figures.halves]).toEqual([2, 2, []])
    },
    patience,
  )

  it(
    'under the embedded database: writes answer 503, none that was acknowledged is lost, all is well with space',
    async () => {
      disk = smallDisk(160) as SmallDisk
      const figures = await fullDatabase(disk, 1500)
      expect([figures.isAlive, figures.lost, figures.doubled]).toEqual([true, [], []])
      // 201: what still found space. 503: in its midst.
      expect(Object.keys(figures.whileFull).filter((status) => !/^(201|503)$/.test(status))).toEqual([])
      expect(figures.whileFull[503]).toBeGreaterThan(5)
      expect(Object.keys(figures.livez)).toEqual(['200'])
    },
    patience,
  )
})

describe.skipIf(!canLimitDescriptors)('256 file descriptors (needs prlimit)', () => {
  it(
    'are enough to live through 400 connections: /livez answers, and rooms as soon as they are gone',
    async () => {
      const figures = await fewDescriptors({
        data,
        databaseUrl: database.url,
        descriptors: 256,
        connections: 400,
        stay: 1500,
      })
      expect([figures.isAlive, figures.fatal]).toEqual([true, []])
      expect(new Set(figures.livez)).toEqual(new Set([200]))
      expect(figures.livez.length).toBeGreaterThan(3)
      expect(figures.atWorst).toBeGreaterThan(60)
      expect(figures.atWorst).toBeLessThan(250)
    },
    patience,
  )
})

describe('a heap of 128 MB', () => {
  it(
    'is enough for 300 live connections with a burst of searches and uploads',
    async () => {
      const figures = await smallHeap({
        data,
        databaseUrl: database.url,
        heap: 128,
        sockets: 300,
        uploads: 8,
        searches: 60,
        rooms: 500,
        megapixels: 3,
      })
      expect(figures).toMatchObject({
        isAlive: true,
        sockets: 300,
        socketsAtEnd: 300,
        uploads: { 201: 8 },
        searches: { 200: 60 },
      })
    },
    patience,
  )
})
