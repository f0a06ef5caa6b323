import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { articleSlugs } from '@basera/help/contract'
import { joinMember } from '@basera/testkit/product'
import type { Site } from './site.ts'
import type { Verdicts } from './verdicts.ts'

const root = join(import.meta.dirname, '../..')

/** Of the Help Center: so many answers of a client address in an hour. */
const answersAnHour = 60

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Answers of one address, given to the processes in turn: how many were taken, and what the others were told. */
export async function spendLimit({ members }: Pick<Site, 'members'>, from: string): Promise<string[]> {
  const statuses: number[] = []
  // Some at a time: a full process refuses.
  const takeTurns = async () => {
    while (statuses.length < answersAnHour + 15) {
      const n = statuses.push(0) - 1
      const answer = await fetch(
        `${members[n % members.length]?.address}/api/help/${articleSlugs[0]}/feedback`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
          body: '{"helpful":true}',
        },
      )
      await answer.arrayBuffer()
      statuses[n] = answer.status
    }
  }
  await Promise.all(Array.from({ length: 6 }, takeTurns))
  const count = (is: (status: number) => boolean) => statuses.filter(is).length
  const taken = count((status) => status < 300)
  const faults = taken === answersAnHour ? [] : [`${taken} were taken, not ${answersAnHour}`]
  const others = statuses.filter((status) => status >= 300 && status !== 429)
  return others.length === 0 ? faults : [...faults, `some were answered ${[...new Set(others)].join()}`]
}

async function signOut({ members, address }: Site): Promise<string[]> {
  const token = await joinMember(address)
  const statusAt = async (at: string) =>
    (await fetch(`${at}/api/me/profile`, { headers: bearer(token) })).status
  const before = await Promise.all(members.map((member) => statusAt(member.address)))
  const out = await fetch(`${members[0]?.address}/auth/v1/logout?scope=local`, {
    method: 'POST',
    headers: bearer(token),
  })
  const after = await Promise.all(members.map((member) => statusAt(member.address)))
  const told = [...before, out.status, ...after].join()
  return told === '200,200,204,401,401' ? [] : [`the answers were ${told}`]
}

/** Names of uploaded rooms' photos on the disk of the processes. */
export function filesOnDisk({ files }: Pick<Site, 'files'>, names: readonly string[]): string[] {
  const kept = readdirSync(join(files, 'room-images'), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => kept.some((path) => path.endsWith(name)))
}

/** What has to be right because there are several processes. */
export async function lookAtSeveral(site: Site, verdicts: Verdicts): Promise<void> {
  await verdicts.look('two processes started at once have migrated an empty database', async () => {
    const files = readdirSync(join(root, 'database/migrations')).filter((name) => name.endsWith('.sql'))
    const { rows } = await site.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM migrations')
    return rows[0]?.n === files.length ? [] : [`${rows[0]?.n} of ${files.length} migrations ran`]
  })
  await verdicts.look('who signs out at one process is out at the other', () => signOut(site))
  await verdicts.look('limits are counted over both processes', () => spendLimit(site, '198.51.100.1'))
}
