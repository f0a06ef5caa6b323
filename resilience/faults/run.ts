import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@basera/platform/server/postgres'
import { fewDescriptors } from './descriptors.ts'
import { faultyProviders } from './faulty-providers.ts'
import { fullDatabase } from './full-database.ts'
import { fullFiles } from './full-files.ts'
import { jumpingClock } from './jumping-clock.ts'
import { smallDisk } from './small-disk.ts'
import { smallHeap } from './small-heap.ts'

interface Place {
  readonly data: string
  readonly databaseUrl: string
}

async function onDisk<T>(
  megabytes: number,
  work: (disk: NonNullable<ReturnType<typeof smallDisk>>) => Promise<T>,
) {
  const disk = smallDisk(megabytes)
  if (!disk) return 'This user may not mount a disk.'
  try {
    return await work(disk)
  } finally {
    disk.remove()
  }
}

const faults: Readonly<Record<string, (place: Place) => Promise<unknown>>> = {
  'full-files': ({ databaseUrl }) => onDisk(24, (disk) => fullFiles(disk, databaseUrl, 'other')),
  'full-uploads': ({ databaseUrl }) => onDisk(24, (disk) => fullFiles(disk, databaseUrl, 'same')),
  'full-database': () => onDisk(200, (disk) => fullDatabase(disk, 20_000)),
  descriptors: (place) => fewDescriptors({ ...place, descriptors: 256, connections: 2000, stay: 15_000 }),
  heap: (place) =>
    smallHeap({ ...place, heap: 128, sockets: 300, uploads: 40, searches: 600, rooms: 5000, megapixels: 8 }),
  providers: (place) =>
    faultyProviders({ ...place, faults: ['refuses', 'cut', 'closed', 'hangs'], each: 30 }),
  clock: ({ data, databaseUrl }) => jumpingClock(data, databaseUrl),
}

/** Tries the product with one thing wrong after the other, all of them or those named, and prints what it did. */
export async function run(args: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'basera-faults-'))
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), onExit: console.error })
  try {
    for (const [name, attempt] of Object.entries(faults)) {
      if (args.length > 0 && !args.includes(name)) continue
      const data = join(folder, name)
      mkdirSync(data)
      const databaseUrl = await postgres.database(name.replaceAll('-', '_'))
      console.log(`\n${name}`)
      console.dir(await attempt({ data, databaseUrl }), { depth: 5 })
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
