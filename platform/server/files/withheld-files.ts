import type { Logger } from '../logger.ts'
import { startPeriodic } from '../periodic.ts'

export interface WithheldFiles {
  holds(path: string): boolean
  /** Reads again every `every` milliseconds (5,000 by default); returns a function that stops it. */
  start(every?: number): () => Promise<void>
}

const usualInterval = 5000

/** Keeps the folder names of `read` in memory, so that serving a file costs no query. */
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
