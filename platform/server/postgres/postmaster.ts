import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const isPostgres = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    // Not Linux, or not readable: PostgreSQL itself decides.
    return process.platform !== 'linux'
  }
}

/** The living PostgreSQL that wrote `lockFile`; removes the file of a dead one. */
function livingOwner(lockFile: string): number | undefined {
  if (!existsSync(lockFile)) return undefined
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0])
  if (pid > 0 && isAlive(pid) && isPostgres(pid)) return pid
  // The id may belong to another program, or to a dead process not yet collected: PostgreSQL would refuse to start.
  rmSync(lockFile, { force: true })
  return undefined
}

/** Process id of the PostgreSQL running on `cluster`, if any. Removes lock files of dead ones. */
export function runningPostmaster(cluster: string, socketFolder?: string): number | undefined {
  if (socketFolder) livingOwner(join(socketFolder, '.s.PGSQL.5432.lock'))
  return livingOwner(join(cluster, 'postmaster.pid'))
}

/** Stops a PostgreSQL, insisting after 10 s, and waits for its end. */
export async function stopPostmaster(pid: number): Promise<void> {
  const deadline = Date.now() + 10_000
  process.kill(pid, 'SIGINT')
  while (isAlive(pid)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT')
    await sleep(Date.now() > deadline ? 500 : 20)
  }
}
