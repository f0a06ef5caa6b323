import { eventually } from '@basera/platform/testing'
import {
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '@basera/platform/testing/replicated-postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onEvent } from '../../telemetry.ts'
import { type OpenDatabase, openDatabase } from '../open-database.ts'
import { openReplica, type Replica } from './open-replica.ts'

const lines: string[] = []
const log = (first: unknown, second?: string) => void lines.push(String(second ?? first))
const maxLag = 2000

let servers: ReplicatedPostgres
let primary: OpenDatabase<unknown>
let replica: Replica
let hears = true
let reads: string[] = []
let end: () => void
beforeAll(async () => {
  servers = await startReplicatedPostgres()
  primary = openDatabase({ url: servers.url, connections: 5, onError: () => undefined })
  await primary.pool.query('CREATE TABLE things (n int)')
  await primary.pool.query('INSERT INTO things VALUES (1)')
  replica = openReplica({
    ...{ url: servers.replicaUrl, primary: primary.pool, connections: 5, timeout: 2000, maxLag },
    logger: { info: log, warn: log },
  })
  replica.start(() => hears)
  end = onEvent('public-read', (outcome) => reads.push(outcome))
})
afterAll(async () => {
  end?.()
  await replica?.close()
  await primary?.close()
  await servers?.close()
})

const things = async () => {
  const { rows } = await sql<{ n: number; standby: boolean }>`
    SELECT n, pg_is_in_recovery() AS standby FROM things`.execute(replica.reads)
  return rows[0]
}
const from = async () => ((await things())?.standby ? 'replica' : 'primary')
const set = (n: number) => primary.pool.query('UPDATE things SET n = $1', [n])
const eventuallyFrom = (where: 'replica' | 'primary') =>
  eventually(async () => expect(await from()).toBe(where))

describe('shell.public-reads: reads of public data', () => {
  it('are answered by the replica', async () => {
    await eventuallyFrom('replica')
    reads = []
    await things()
    expect(reads).toEqual(['replica'])
    expect(replica.isInUse).toBe(true)
    expect(replica.lag).toBeLessThan(maxLag / 1000)
  })

  it('show a change that is noted at once, and come back to the replica with it', async () => {
    for (let n = 10; n < 40; n++) {
      await set(n)
      replica.noteChange()
      expect((await things())?.n).toBe(n)
      if (n % 3 === 0) await eventuallyFrom('replica')
      expect((await things())?.n).toBe(n)
    }
  })

  it('stay on the replica while nothing is written', async () => {
    await eventuallyFrom('replica')
    const until = performance.now() + maxLag + 1000
    while (performance.now() < until) expect([replica.isInUse, await from()]).toEqual([true, 'replica'])
  })

  it('go to the primary while changes are not heard of', async () => {
    hears = false
    expect(await from()).toBe('primary')
    hears = true
    await eventuallyFrom('replica')
  })

  it('go to the primary while replay is paused after a change, and are told of once', async () => {
    await servers.pauseReplay()
    await set(50)
    expect((await things())?.n).toBe(39)
    replica.noteChange()
    expect(await things()).toEqual({ n: 50, standby: false })
    await eventually(() => expect(replica.isInUse).toBe(false))
    expect(await things()).toEqual({ n: 50, standby: false })
    await eventually(() => expect(lines.filter((line) => line.includes('too far behind'))).toHaveLength(1))
    await servers.resumeReplay()
    await eventuallyFrom('replica')
    expect((await things())?.n).toBe(50)
  })

  it('leave a paused replica out after the longest lag, without word of a change', async () => {
    await servers.pauseReplay()
    await set(51)
    await eventuallyFrom('primary')
    await servers.resumeReplay()
    await eventuallyFrom('replica')
  })

  it('do not fail when the replica is killed under them, and come back when it does', async () => {
    let asking = true
    const faults: unknown[] = []
    const asker = async () => {
      while (asking) await things().catch((error: unknown) => faults.push(error))
    }
    const askers = Array.from({ length: 8 }, asker)
    try {
      await servers.kill()
      await eventuallyFrom('primary')
      expect(replica.isInUse).toBe(false)
      const until = performance.now() + 1500
      while (performance.now() < until) expect(await from()).toBe('primary')
      expect(lines.filter((line) => line.includes('away or refuses'))).toHaveLength(1)
      await servers.start()
      await eventuallyFrom('replica')
    } finally {
      asking = false
    }
    await Promise.all(askers)
    expect(faults).toEqual([])
  })

  it('do not fail when the replica stops answering', async () => {
    await eventuallyFrom('replica')
    servers.freeze()
    expect(await Promise.all(Array.from({ length: 8 }, from))).toEqual(Array(8).fill('primary'))
    servers.thaw()
    await eventuallyFrom('replica')
  })

  it('fail as on the primary where the statement is wrong', async () => {
    await eventuallyFrom('replica')
    await expect(sql`SELECT 1 / 0`.execute(replica.reads)).rejects.toThrow('division by zero')
    expect(await from()).toBe('replica')
  })
})

it('needs no rights beyond those of any role', async () => {
  await primary.pool.query('CREATE ROLE plain LOGIN')
  const as = (url: string) => url.replace('basera@', 'plain@')
  const own = openDatabase({ url: as(servers.url), connections: 2, onError: () => undefined })
  const asked = openReplica({
    ...{ url: as(servers.replicaUrl), primary: own.pool, connections: 2, timeout: 2000 },
    logger: { info: log, warn: log },
  })
  asked.start(() => true)
  await eventually(() => expect(asked.isInUse).toBe(true))
  await asked.close()
  await own.close()
})

it('forgets what a replica had replayed when its connection is cut, as it may come back with less', async () => {
  await eventuallyFrom('replica')
  await servers.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'basera-replica-check'",
  )
  await expect.poll(() => replica.isInUse, { interval: 1, timeout: 20_000 }).toBe(false)
  await eventuallyFrom('replica')
})

describe('a server that is no replica of this primary', () => {
  it('is never asked', async () => {
    const wrong = openReplica({
      ...{ url: servers.url, primary: primary.pool, connections: 2, timeout: 2000 },
      logger: { info: log, warn: log },
    })
    lines.length = 0
    wrong.start(() => true)
    await eventually(() => expect(lines).toEqual(['the replica is left out: it is away or refuses']))
    expect(wrong.isInUse).toBe(false)
    await wrong.close()
  })
})
