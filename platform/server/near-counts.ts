import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'

export interface UnsharedCount {
  readonly key: string
  readonly points: number
  readonly seconds: number
}

export interface SharedCount {
  readonly points: number
  readonly endsAt: number
}

export type ShareCounts = (counts: readonly UnsharedCount[]) => Promise<readonly (SharedCount | undefined)[]>

interface Count {
  used: number
  unshared: number
  endsAt: number
  readonly seconds: number
  /** Until it is known what others counted before. */
  met?: Promise<void> | undefined
}

export interface NearCounts {
  /** Counts a point, or gives the milliseconds until there is one. */
  spend(
    key: string,
    limit: { readonly points: number; readonly seconds: number },
  ): Promise<number | undefined>
}

const shareEvery = 200
const clockSlack = 60_000
const countsKept = 20_000

const isOf = ({ endsAt, seconds }: Count, now: number) =>
  endsAt > now && endsAt <= now + seconds * 1000 + clockSlack

/** Counts in this process, and shares what it counted with the others a moment later, all keys together; a new key at once. */
export function openNearCounts(share: ShareCounts): NearCounts {
  const counts = new LRUCache<string, Count>({ max: countsKept })
  let unshared = new Map<string, Count>()
  let isSharing = false

  async function shareNow(): Promise<void> {
    const sent = [...unshared]
    unshared = new Map()
    const asked = sent.map(([key, { unshared: points, seconds }]) => ({ key, points, seconds }))
    for (const [, count] of sent) count.unshared = 0
    // Without the others, each process counts alone.
    const known = await share(asked).catch(() => [])
    for (const [index, [, count]] of sent.entries()) {
      const shared = known[index]
      if (!shared) continue
      count.used = shared.points + count.unshared
      count.endsAt = shared.endsAt
    }
  }
  function shareSoon(): void {
    if (isSharing) return
    isSharing = true
    setTimeout(async () => {
      await shareNow()
      isSharing = false
      if (unshared.size > 0) shareSoon()
    }, shareEvery).unref()
  }
  return {
    async spend(key, { points, seconds }) {
      const now = Date.now()
      const known = counts.get(key)
      const count: Count =
        known && isOf(known, now) ? known : { used: 0, unshared: 0, endsAt: now + seconds * 1000, seconds }
      if (count.used >= points) return count.endsAt - now
      count.used++
      count.unshared++
      unshared.set(key, count)
      if (count === known) shareSoon()
      else {
        counts.set(key, count)
        count.met = shareNow()
      }
      await count.met
      count.met = undefined
      return count.used > points ? count.endsAt - now : undefined
    },
  }
}

const addCounts = `
  INSERT INTO rate_limits AS kept (key, points, expire)
  SELECT key, points, $4 + seconds * 1000
    FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS added (key, points, seconds) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = excluded.points + CASE WHEN kept.expire BETWEEN $4 AND excluded.expire + ${clockSlack} THEN kept.points ELSE 0 END,
    expire = CASE WHEN kept.expire BETWEEN $4 AND excluded.expire + ${clockSlack} THEN kept.expire ELSE excluded.expire END
  RETURNING key, points, expire`

export const shareInPostgres =
  (pool: Pool): ShareCounts =>
  async (counts) => {
    const values = [
      counts.map(({ key }) => key),
      counts.map(({ points }) => points),
      counts.map(({ seconds }) => seconds),
      Date.now(),
    ]
    const { rows } = await pool.query<{ key: string; points: number; expire: number }>({
      ...{ name: 'near-counts', text: addCounts, values },
    })
    const known = new Map(rows.map(({ key, points, expire }) => [key, { points, endsAt: expire }]))
    return counts.map(({ key }) => known.get(key))
  }
