import type { Logger } from '../logger.ts'
import { startPeriodic } from '../periodic.ts'

/** Folders of stored files, by their names, that are not served for now. */
export interface WithheldFiles {
  /** Whether a file at this path is in such a folder, however deep. */
  holds(path: string): boolean
  /** Looks again from now on, every 5 s if not said otherwise, in milliseconds; gives what ends that. */
  start(every?: number): () => Promise<void>
}

/** Milliseconds between two looks. */
const usually = 5000

/**
 * Keeps the names that `read` gives at hand, so that serving a file costs no query: read before this resolves, and every 5 s
 * from `start` on. While they cannot be read, the last ones hold.
 */
export async function withheldFiles(
  read: () => Promise<readonly string[]>,
  logger: Pick<Logger, 'warn'>,
): Promise<WithheldFiles> {
  let names = new Set(await read())
  const look = async () => {
    names = new Set(await read())
  }
  return {
    holds: (path) => names.size > 0 && path.split('/').some((folder) => names.has(folder)),
    start: (every = usually) => startPeriodic({ name: 'withheld files', every, run: look }, logger).stop,
  }
}
