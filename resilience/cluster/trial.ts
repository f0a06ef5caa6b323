import { setTimeout as sleep } from 'node:timers/promises'
import { printTable } from '@basera/testkit/load'
import { startLoad } from './load.ts'
import { injectAmidWork, type Outage, type OutageResult, reportOutage, until } from './outage.ts'
import { filesOnDisk, spendLimit } from './several.ts'
import type { Site } from './site.ts'
import type { Verdicts } from './verdicts.ts'

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
