import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { printTable, startNeighbours } from '@basera/testkit/load'
import { type Load, startLoad } from '../cluster/load.ts'
import { injectAmidWork, type Outage, type OutageResult, reportOutage, until } from '../cluster/outage.ts'
import { type Site, startSite } from '../cluster/site.ts'
import { Verdicts } from '../cluster/verdicts.ts'
import { endLog } from '../faults/full-database.ts'
import { type SmallDisk, smallDisk } from '../faults/small-disk.ts'
import { findPeak, openVisitors, type VisitorCrowd } from './crowd.ts'

/** Of the most that waiting visitors get: what is sustained by those who come whenever they like. */
const sustainable = 0.6
const diskMegabytes = 2000
const comparedSeconds = 6
/** Seconds in which as many visitors are served again, and the share of those of before that is meant. */
const recovery = { seconds: 10, share: 0.8 }
const liveBackWithinMs = 15_000

const fullDisk = (disk: SmallDisk): Outage => ({
  name: "PostgreSQL's disk full for 10 s, PostgreSQL started again",
  async inject({ postgres }) {
    await disk.fill()
    await endLog(postgres.url)
    for (const end = Date.now() + 10_000; Date.now() < end; await sleep(100)) await disk.fill()
    disk.free()
    await postgres.revive()
  },
})

const outages: readonly Outage[] = [
  { name: 'PostgreSQL restarted', inject: ({ postgres }) => postgres.restart() },
  {
    name: 'Redis stopped for 10 s',
    async inject({ redis }) {
      await redis.kill()
      await sleep(10_000)
      await redis.start()
    },
  },
]

/** Answers of a site that is short of something: served, refused, or a balancer without a process. 0: it went away. */
const allowed = [0, 200, 304, 429, 502, 503, 504]

interface Struck {
  readonly result: OutageResult
  readonly before: ReturnType<VisitorCrowd['fared']>
  readonly during: ReturnType<VisitorCrowd['fared']>
  /** Seconds from when what was struck was back until as many were served; NaN if it took too long. */
  readonly recovered: number
}

async function untilServed(crowd: VisitorCrowd, from: number, enough: number): Promise<number> {
  const isServed = (second: number) => crowd.fared(second, second + 1).servedASecond >= enough
  let second = from
  const found = await until(() => {
    while (second < crowd.now && !isServed(second)) second++
    return second < crowd.now
  }, 200)
  return found ? second - from : Number.NaN
}

interface Stage {
  readonly site: Site
  readonly load: Load
  readonly crowd: VisitorCrowd
  readonly verdicts: Verdicts
}

async function strike(outage: Outage, { site, load, crowd, verdicts }: Stage): Promise<Struck> {
  await sleep(comparedSeconds * 1000)
  const start = crowd.now
  const before = crowd.fared(start - comparedSeconds, start)
  let end = start
  const inject: Outage['inject'] = (...told) =>
    outage.inject(...told).finally(() => {
      end = crowd.now
    })
  const result = await injectAmidWork({ ...outage, inject }, site, load, verdicts)
  const recovered = await untilServed(crowd, end, before.servedASecond * recovery.share)
  const during = crowd.fared(start, crowd.now)
  reportOutage(result, verdicts, liveBackWithinMs)
  verdicts.report(
    `${outage.name}: ${100 * recovery.share} % of visitors are served again within ${recovery.seconds} s`,
    recovered <= recovery.seconds ? [] : [`after ${recovered} s`],
  )
  const faults = Object.keys(during.statuses).filter((status) => !allowed.includes(Number(status)))
  verdicts.report(
    `${outage.name}: visitors are served or turned away`,
    faults.map((status) => `${during.statuses[Number(status)]} were answered ${status}`),
  )
  return { result, before, during, recovered }
}

function printStruck(struck: readonly Struck[]): void {
  console.log('')
  printTable(
    [
      'outage',
      'visitors served a second before',
      'p95 ms',
      'served again after s',
      'without an answer meanwhile',
      'members served after ms',
      'longest without a live connection, ms',
    ],
    struck.map(({ result, before, during, recovered }) => [
      result.name,
      before.servedASecond.toFixed(0),
      before.p95.toFixed(0),
      recovered,
      during.statuses[0] ?? 0,
      Math.round(result.servedAfter),
      Math.round(result.longestGap),
    ]),
  )
}

async function roomsOf(address: string): Promise<string[]> {
  const { items } = (await (await fetch(`${address}/api/rooms?limit=50`)).json()) as {
    items: { id: string }[]
  }
  return items.map(({ id }) => id)
}

async function tryOut(site: Site, disk: SmallDisk | undefined, factor: number): Promise<void> {
  const verdicts = new Verdicts()
  // All of them come from one address.
  await site.redeploy({ LIMITS: 'off', CAPTCHA: 'off' })
  const where = { address: site.address, rooms: await roomsOf(site.address) }
  await findPeak(where, 8, 4)
  const peak = await findPeak(where, 16, 8)
  const rate = peak * sustainable * factor
  console.log(`16 visitors who wait get ${peak.toFixed(0)} answers a second; ${rate.toFixed(0)} come now.`)
  const load = await startLoad(site)
  const crowd = openVisitors(where, rate)
  try {
    await sleep(5000)
    const struck: Struck[] = []
    for (const outage of [...outages, ...(disk ? [fullDisk(disk)] : [])])
      struck.push(await strike(outage, { site, load, crowd, verdicts }))
    printStruck(struck)
  } finally {
    crowd.close()
  }
  await load.settle(verdicts)
  const { message, save, create, upload } = load.done()
  console.log(
    `\nAcknowledged meanwhile: ${message} messages, ${save} saves, ${create} rooms, ${upload} photos.`,
  )
  verdicts.conclude()
}

/**
 * PostgreSQL and Redis restart, and a disk is full, while more visitors come than two processes can serve and members
 * write: what comes back, how soon, and whether anything that was acknowledged is missing. Needs redis-server and haproxy;
 * the full disk needs a user who may mount one.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      /** Times what is sustained. */
      factor: { type: 'string', default: '3' },
      /** Processes beside it that take what they can get. */
      neighbours: { type: 'string', default: '0' },
    },
  })
  const disk = smallDisk(diskMegabytes)
  try {
    const site = await startSite(disk?.folder)
    const endNeighbours = startNeighbours(Number(values.neighbours))
    try {
      await tryOut(site, disk, Number(values.factor))
    } finally {
      endNeighbours()
      await site.stop()
    }
  } finally {
    disk?.remove()
  }
}
