import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const niceness = -15

/**
 * Gives a `detached` process precedence on this machine: it stands for people elsewhere, whose devices do not wait for
 * ours. Linux weighs sessions first (sched(7), "The autogroup feature"), then processes. Needs root; gives whether it
 * worked.
 */
export function precede(pid: number): boolean {
  try {
    setPriority(pid, niceness)
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness))
    return true
  } catch {
    return false
  }
}
