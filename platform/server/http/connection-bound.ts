import { readFileSync } from 'node:fs'

/** Descriptors for everything that is no client: database, listeners, built files, what the runtime itself opens. */
const ownDescriptors = 112

/** Files that are being sent or received at a time, at most: each is a descriptor beside that of its connection. */
const openFiles = 1000

/**
 * How many clients a process with `descriptors` may be connected to. One that has none left cannot reach its database, and
 * the runtime ends it.
 */
export const connectionBound = (descriptors: number): number => {
  const free = Math.max(16, descriptors - ownDescriptors)
  return free - Math.min(openFiles, Math.floor(free / 2))
}

/** Descriptors that this process may have, on Linux; unknown elsewhere. */
export function descriptorLimit(): number | undefined {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === undefined ? undefined : Number(soft)
  } catch {
    return undefined
  }
}
