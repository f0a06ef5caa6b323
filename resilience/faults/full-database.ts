import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runningEmbeddedPostgres } from '@basera/platform/server/postgres'
import { joinMember, someListing } from '@basera/testkit/product'
import pg from 'pg'
import { startFaulty, statusOf, until } from './faulty-product.ts'
import type { SmallDisk } from './small-disk.ts'
import type { Statuses } from './small-heap.ts'

export interface FullDatabaseFigures {
  /** Rooms whose creation was acknowledged, before, during and after. */
  readonly acknowledged: number
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  /** Statuses of writes while the disk was full. */
  readonly whileFull: Statuses
  readonly livez: Statuses
  /** Milliseconds from when there was space until a write was acknowledged. */
  readonly recovered: number
  readonly isAlive: boolean
}

interface Writer {
  readonly acknowledged: string[]
  /** Status of one creation; 0 without an answer. */
  write(): Promise<number>
  titles(): Promise<string[]>
}

/** Lists rooms with long, telling titles, to fill the disk. */
async function openWriter(address: string): Promise<Writer> {
  const token = await joinMember(address)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const acknowledged: string[] = []
  let n = 0
  return {
    acknowledged,
    async write() {
      const title = `Room ${n++} of ${token.slice(-8)}`
      const description = `${title} `.repeat(20)
      const body = JSON.stringify({ ...someListing, title, description })
      const status = await statusOf(`${address}/api/rooms`, { method: 'POST', headers, body })
      if (status === 201) acknowledged.push(title)
      return status
    },
    async titles() {
      const found: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const path: string = `/api/me/rooms?limit=50${cursor && `&cursor=${cursor}`}`
        const page = (await (await fetch(address + path, { headers })).json()) as {
          items: { title: string }[]
          next_cursor: string | null
        }
        found.push(...page.items.map(({ title }) => title))
        cursor = page.next_cursor
      }
      return found
    },
  }
}

async function urlIn(data: string): Promise<string> {
  const url = await runningEmbeddedPostgres(join(data, 'postgres'), 'basera')
  if (!url) throw new Error('The embedded database does not run.')
  return url
}

/** Ends log files until the database needs one for which there is no space. */
export async function endLog(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    for (let n = 0; n < 20; n++) {
      await client.query("SELECT pg_logical_emit_message(true, 'basera', 'x')")
      await client.query('SELECT pg_switch_wal()')
    }
  } catch {
    // The database ends in the middle of it, as it should, or takes nobody in any more.
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Lists rooms without a rest, fills the embedded database's disk amid it, and empties it again after `stay` milliseconds. */
export async function fullDatabase(disk: SmallDisk, stay: number): Promise<FullDatabaseFigures> {
  const product = await startFaulty({ data: disk.folder })
  try {
    const writers = await Promise.all([1, 2, 3].map(() => openWriter(product.address)))
    const all = () => writers.flatMap(({ acknowledged }) => acknowledged)
    let phase: 'before' | 'full' | 'after' | 'over' = 'before'
    const whileFull: Statuses = {}
    const livez: Statuses = {}
    const count = (statuses: Statuses, status: number) => {
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    const working = writers.map(async ({ write }) => {
      while (phase !== 'over') {
        const status = await write()
        if (phase === 'full') count(whileFull, status)
        if (status !== 201) await sleep(20)
      }
    })
    await until('thirty rooms', () => all().length >= 30)
    await disk.fill()
    phase = 'full'
    await endLog(await urlIn(disk.folder))
    const end = Date.now() + stay
    while (Date.now() < end) {
      await disk.fill()
      count(livez, await statusOf(`${product.address}/livez`))
      await sleep(100)
    }
    phase = 'after'
    disk.free()
    const had = all().length
    const recovered = await until('a room again', () => all().length > had, 120_000)
    phase = 'over'
    await Promise.all(working)
    const titles = (await Promise.all(writers.map((writer) => writer.titles()))).flat()
    const there = new Set(titles)
    return {
      acknowledged: all().length,
      lost: all().filter((title) => !there.has(title)),
      doubled: titles.filter((title, index) => titles.indexOf(title) !== index),
      whileFull,
      livez,
      recovered,
      isAlive: product.isAlive(),
    }
  } catch (error) {
    throw new Error(product.log().slice(-4000), { cause: error })
  } finally {
    await product.stop()
  }
}
