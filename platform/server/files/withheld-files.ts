import type { Logger } from '../logger.ts'
import { startPeriodic } from '../periodic.ts'

/** Folders of stored files, by their names, that are not served for now. */
export interface WithheldFiles {
  /** Whether a file at this path is in such a folder, however deep. */
  holds(path: string): boolean
  /** Reads the folders again every `every` milliseconds, 5,000 if not given; gives what ends that. */
  start(every?: number): () => Promise<void>
}

/** Milliseconds between two reads. */
const usualInterval = 5000

/**
 * Keeps the names that `read` gives in memory, so that serving a file costs no query: read before this resolves, and every
 * 5 s from `start` on. While they cannot be read, the last ones hold.
 */
export async function withheldFiles(
  read: () => Promise<readonly string[]>,
  logger: Pick<Logger, 'warn'>,
): Promise<WithheldFiles> {
  let names = new Set(await read())
  const refresh = async () => {
    names = new Set(await read())
  }
  return {
    holds: (path) => names.size > 0 && path.split('/').some((folder) => names.has(folder)),
    start: (every = usualInterval) =>
      startPeriodic({ name: 'withheld files', every, run: refresh }, logger).stop,
  }
}
