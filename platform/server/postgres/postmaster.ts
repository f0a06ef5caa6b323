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
    // Not Linux, or not ours to read: PostgreSQL itself decides.
    return process.platform !== 'linux'
  }
}

/** The process id of the PostgreSQL running on `cluster`, if one is. Clears the note of one that died. */
export function runningPostmaster(cluster: string): number | undefined {
  const note = join(cluster, 'postmaster.pid')
  if (!existsSync(note)) return undefined
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0])
  if (pid > 0 && isAlive(pid) && isPostgres(pid)) return pid
  // After a reboot the number may belong to another program, which PostgreSQL would mistake for itself.
  rmSync(note, { force: true })
  return undefined
}

/** Asks a PostgreSQL to end its sessions and stop, insists after 10 s, and waits until it is gone. */
export async function stopPostmaster(pid: number): Promise<void> {
  const deadline = Date.now() + 10_000
  process.kill(pid, 'SIGINT')
  while (isAlive(pid)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT')
    await sleep(Date.now() > deadline ? 500 : 20)
  }
}
