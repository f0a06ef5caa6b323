import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

export function lowerOwnPriority(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, constants.priority.PRIORITY_LOW)
  } catch {
    // Not Linux, or not allowed.
  }
}
