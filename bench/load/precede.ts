import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const niceness = -15

/**
 * Gives a process that was started `detached` precedence over the rest of this machine, as what measures should have: it
 * stands for people elsewhere, whose devices do not wait for ours. Linux weighs sessions against each other first
 * (sched(7), "The autogroup feature"), then processes. Answers whether it was allowed; it takes the rights of root.
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
