import { setTimeout as sleep } from 'node:timers/promises'
import type { QueryExecutorProvider } from 'kysely'
import type pg from 'pg'
import type { Logger } from '../../logger.ts'
import { startPeriodic } from '../../periodic.ts'
import { openStandby, primaryPosition, type Standby } from './positions.ts'
import { measureReplay, type Replay } from './replay.ts'
import { openReplicaPool, type ReplicaPool, type ReplicaPoolOptions } from './replica-pool.ts'
import { replicaReads } from './replica-reads.ts'

export interface Replica {
  /** For single statements of public data; where the replica may not be asked, the primary is. */
  readonly reads: QueryExecutorProvider
  /** Asks the replica only while `isHearing`, since changes are not noted otherwise. */
  start(isHearing: () => boolean): void
  /** From now on the primary is asked, until the replica shows what is committed now. */
  noteChange(): void
  readonly isInUse: boolean
  /** Seconds of changes that the replica may lack at most. */
  readonly lag: number
  close(): Promise<void>
}

interface ReplicaOptions extends ReplicaPoolOptions {
  readonly primary: pg.Pool
  readonly logger: Pick<Logger, 'info' | 'warn'>
  /** Milliseconds. */
  readonly maxLag?: number
}

const usualMaxLag = 10_000
const checkEvery = 1000
const pause = 10

function sayOnce(logger: ReplicaOptions['logger']): (reason?: string, err?: unknown) => void {
  let said: string | undefined = 'not asked yet'
  return (reason, err) => {
    if (reason === said) return
    said = reason
    if (reason) logger.warn({ err }, `the replica is left out: ${reason}`)
    else logger.info('the replica is in use')
  }
}

interface Waiting {
  readonly standby: Standby
  readonly system: string
  readonly replay: Replay
  /** The moment that the replica is to show. */
  readonly at: number
  readonly isOvertaken: () => boolean
}

async function waitForReplay({ standby, system, replay, at, isOvertaken }: Waiting): Promise<void> {
  for (;;) {
    replay.replayed(await standby.replayed(system))
    if (replay.shownUntil >= at || isOvertaken() || performance.now() - at > checkEvery) return
    await sleep(pause)
  }
}

/** Reads of public data from a streaming replica: left out while it is away or too far behind, and tried every second. */
export function openReplica(options: ReplicaOptions): Replica {
  const { primary, logger, maxLag = usualMaxLag } = options
  const replay = measureReplay()
  let isHearing = () => false
  let changedAt = performance.now()
  let open: ReplicaPool | undefined
  let standby: Standby | undefined
  const say = sayOnce(logger)
  const lag = () => performance.now() - replay.shownUntil
  const mayBeAsked = () => isHearing() && replay.shownUntil > changedAt && lag() <= maxLag

  function leaveOut(err: unknown): void {
    say('it is away or refuses', err)
    open?.cut()
    open = undefined
    standby?.close()
    standby = undefined
    replay.forget()
  }

  async function check(): Promise<void> {
    const at = performance.now()
    const { system, written } = await primaryPosition(primary)
    replay.add({ at, position: written })
    try {
      standby ??= await openStandby(options.url, (error) => {
        if (standby?.isLost) leaveOut(error)
      })
      await waitForReplay({ standby, system, replay, at, isOvertaken: () => changedAt > at })
      open ??= openReplicaPool(options)
      say(lag() > maxLag ? 'it is too far behind' : undefined)
    } catch (error) {
      leaveOut(error)
    }
  }

  const checks = startPeriodic({ name: 'replica', every: checkEvery, run: check }, logger)
  return {
    reads: replicaReads({
      primary,
      current: () => (mayBeAsked() ? open?.pool : undefined),
      onLost: (pool, error) => {
        if (pool === open?.pool) leaveOut(error)
      },
    }),
    start(hears) {
      isHearing = hears
      checks.now()
    },
    noteChange() {
      changedAt = performance.now()
      checks.now()
    },
    get isInUse() {
      return open !== undefined && lag() <= maxLag
    },
    get lag() {
      return Math.max(0, lag()) / 1000
    },
    async close() {
      await checks.stop()
      standby?.close()
      await open?.close()
    },
  }
}
