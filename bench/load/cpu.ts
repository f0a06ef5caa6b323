import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

const ticks = 100

/** Parent, and ticks of a process and of its children that ended. */
function statOf(pid: number | string) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11)
  return { parent: fields[1], own: user + system, ended: endedUser + endedSystem }
}

const toMs = (used: number) => (used / ticks) * 1000

/** Milliseconds of CPU that a process has used. */
export const cpuOf = (pid: number): number => toMs(statOf(pid).own)

/** Gives the milliseconds of CPU that all processes of a PostgreSQL have used. */
export async function watchPostgres(pool: pg.Pool): Promise<() => number> {
  const { rows } = await pool.query('SELECT pg_backend_pid() AS pid')
  const { parent: postmaster } = statOf(rows[0].pid)
  return () => {
    const { own, ended } = statOf(postmaster ?? 0)
    let used = own + ended
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
      try {
        const one = statOf(pid)
        if (one.parent === postmaster) used += one.own
      } catch {
        // It ended meanwhile.
      }
    return toMs(used)
  }
}
