import { setTimeout as sleep } from 'node:timers/promises'
import type { Deeds, Load } from './load.ts'
import type { Site } from './site.ts'
import type { Verdicts } from './verdicts.ts'

export interface Outage {
  readonly name: string
  /** Strikes; resolves when what was struck is back. */
  inject(site: Site, verdicts: Verdicts): Promise<void>
}

export interface OutageResult {
  readonly name: string
  readonly underWay: Deeds
  readonly longestGap: number
  readonly servedAfter: number
  /** Why tickets for live connections were refused meanwhile. */
  readonly refusals: readonly string[]
}

/** Milliseconds that a moment with everything under way is waited for, and that a site may take to be well again. */
const patience = 30_000

export async function until(is: () => boolean, pause: number): Promise<boolean> {
  const end = performance.now() + patience
  while (!is() && performance.now() < end) await sleep(pause)
  return is()
}

/** Strikes the site while everything is under way, and waits until it is well again. */
export async function injectAmidWork(
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

/** `backWithin`: milliseconds in which live people have to be there again. */
export function reportOutage(
  { name, underWay, longestGap, servedAfter, refusals }: OutageResult,
  verdicts: Verdicts,
  backWithin = 5000,
): void {
  const idle = Object.entries(underWay).filter(([, count]) => count === 0)
  verdicts.report(
    `${name}: amid work`,
    idle.map(([kind]) => `no ${kind} was under way`),
  )
  verdicts.report(
    `${name}: live people are back within ${backWithin / 1000} s`,
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
