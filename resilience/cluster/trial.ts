import { setTimeout as sleep } from 'node:timers/promises'
import { printTable } from '@basera/testkit/load'
import { type Deeds, type Load, startLoad } from './load.ts'
import { filesOnDisk, spendLimit } from './several.ts'
import type { Site } from './site.ts'
import type { Verdicts } from './verdicts.ts'

interface Outage {
  readonly name: string
  /** Strikes; resolves when what was struck is back. */
  inject(site: Site, verdicts: Verdicts): Promise<void>
}

const outages: readonly Outage[] = [
  {
    name: 'a process killed with -9, started again after 3 s',
    async inject({ members: [one] }) {
      await one?.kill()
      await sleep(3000)
      await one?.start()
    },
  },
  { name: 'PostgreSQL restarted', inject: ({ postgres }) => postgres.restart() },
  { name: 'PostgreSQL killed in the middle', inject: ({ postgres }) => postgres.crash() },
  {
    name: 'Redis stopped for 30 s',
    async inject(site, verdicts) {
      const back = sleep(30_000)
      await site.redis.kill()
      await sleep(3000)
      await verdicts.look('limits are counted over both processes without Redis', () =>
        spendLimit(site, '198.51.100.2'),
      )
      await back
      await site.redis.start()
    },
  },
  { name: 'both processes replaced, one after the other', inject: (site) => site.redeploy({}) },
]

interface OutageResult {
  readonly name: string
  readonly underWay: Deeds
  readonly longestGap: number
  readonly servedAfter: number
  /** Why tickets for live connections were refused meanwhile. */
  readonly refusals: readonly string[]
}

/** Milliseconds in which live people have to be there again. */
const backWithin = 5000
/** Milliseconds that a moment with everything under way is waited for, and that a site may take to be well again. */
const patience = 30_000

async function until(is: () => boolean, pause: number): Promise<boolean> {
  const end = performance.now() + patience
  while (!is() && performance.now() < end) await sleep(pause)
  return is()
}

async function injectAmidWork(
  outage: Outage,
  site: Site,
  load: Load,
  verdicts: Verdicts,
): Promise<OutageResult> {
  await until(() => load.live.every(({ isOpen }) => isOpen), 100)
  // Messages are quick to be done: they are sent in the moment of the outage.
  await until(() => {
    const { save, create, upload } = load.underWay()
    return save > 0 && create > 0 && upload > 0
  }, 1)
  load.writeNow()
  const underWay = load.underWay()
  const start = performance.now()
  const served = () => load.savers.every(({ servedSince }) => servedSince > start)
  const back = until(served, 5).then(() => performance.now() - start)
  await outage.inject(site, verdicts).catch((error: unknown) => {
    verdicts.report(`${outage.name}: it comes back`, [String(error)])
  })
  const servedAfter = await back
  await until(() => load.live.every(({ isOpen }) => isOpen), 50)
  await sleep(4000)
  const longestGap = Math.max(...load.live.map((one) => one.longestGap(start)))
  const refusals = load.live.flatMap((one) => one.refusals(start))
  return { name: outage.name, underWay, longestGap, servedAfter, refusals }
}

function reportOutage(
  { name, underWay, longestGap, servedAfter, refusals }: OutageResult,
  verdicts: Verdicts,
): void {
  const idle = Object.entries(underWay).filter(([, count]) => count === 0)
  verdicts.report(
    `${name}: amid work`,
    idle.map(([kind]) => `no ${kind} was under way`),
  )
  verdicts.report(
    `${name}: live people are back within 5 s`,
    longestGap <= backWithin
      ? []
      : [
          `somebody was away for ${Math.round(longestGap)} ms`,
          ...Object.entries(Object.groupBy(refusals, (why) => why)).map(
            ([why, times = []]) => `${times.length} times ${why}`,
          ),
        ],
  )
  verdicts.report(
    `${name}: everybody is served again`,
    servedAfter <= patience ? [] : [`not after ${Math.round(servedAfter)} ms`],
  )
}

async function uploadsAreShared(site: Site): Promise<string[]> {
  const { rows } = await site.pool.query<{ image_url: string }>(
    `SELECT i.image_url FROM room_images i JOIN rooms r ON r.id = i.room_id
     WHERE r.deleted_at IS NULL ORDER BY i.created_at DESC LIMIT 20`,
  )
  const faults: string[] = []
  for (const { image_url } of rows)
    for (const { address } of site.members) {
      const answer = await fetch(`${address}${image_url}`)
      await answer.arrayBuffer()
      if (!answer.ok) faults.push(`${image_url} answers ${answer.status} at ${address}`)
    }
  const names = rows.map(({ image_url }) => image_url.split('/').at(-1) ?? '')
  const onDisk = filesOnDisk(site, names).map((name) => `${name} is on the disk of a process`)
  return rows.length === 20 ? [...faults, ...onDisk] : [`only ${rows.length} photos were sent`]
}

/**
 * Strikes every part of the site under load, and compares the result with what was acknowledged
 * (chats.no-lost-message).
 */
export async function runTrial(site: Site, verdicts: Verdicts): Promise<void> {
  const load = await startLoad(site)
  await until(() => load.live.every(({ isOpen }) => isOpen), 100)
  await sleep(3000)
  const struck: OutageResult[] = []
  for (const outage of outages) {
    const one = await injectAmidWork(outage, site, load, verdicts)
    reportOutage(one, verdicts)
    struck.push(one)
  }
  await load.settle(verdicts)
  await verdicts.look('uploads are in the bucket, and both processes serve them', () =>
    uploadsAreShared(site),
  )
  console.log('')
  printTable(
    [
      'outage',
      'messages',
      'saves',
      'rooms',
      'photos',
      'longest without a live connection, ms',
      'all served after, ms',
    ],
    struck.map(({ name, underWay, longestGap, servedAfter }) => [
      name,
      underWay.message,
      underWay.save,
      underWay.create,
      underWay.upload,
      Math.round(longestGap),
      Math.round(servedAfter),
    ]),
  )
  const { message, save, create, upload } = load.done()
  console.log(
    `\nUnder way at each outage; acknowledged in all: ${message} messages, ${save} saves, ${create} rooms, ${upload} photos.`,
  )
}
