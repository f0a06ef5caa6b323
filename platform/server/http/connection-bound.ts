import { readFileSync } from 'node:fs'

/** File descriptors besides clients: database, listeners, built files, the runtime itself. */
const ownDescriptors = 112

/** Files sent or received at a time; each takes a descriptor beside its connection's. */
const openFiles = 1000

/** How many clients a process may have: without a free descriptor it loses its database, and Node ends it. */
export const connectionBound = (descriptors: number): number => {
  const free = Math.max(16, descriptors - ownDescriptors)
  return free - Math.min(openFiles, Math.floor(free / 2))
}

export function descriptorLimit(): number | undefined {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === undefined ? undefined : Number(soft)
  } catch {
    return undefined
  }
}
