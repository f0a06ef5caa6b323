import type { Logger } from '../logger.ts'

/** Folders of stored files, by their names, that are not served for now. */
export interface WithheldFiles {
  /** Whether a file at this path is in such a folder, however deep. */
  holds(path: string): boolean
  /** Looks again from now on, every 5 s if not said otherwise, in milliseconds; gives what ends that. */
  start(every?: number): () => void
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
  async function look(): Promise<void> {
    try {
      names = new Set(await read())
    } catch (err) {
      logger.warn({ err }, 'what is withheld could not be read')
    }
  }
  return {
    holds: (path) => names.size > 0 && path.split('/').some((folder) => names.has(folder)),
    start(every = usually) {
      let stopped = false
      let timer: NodeJS.Timeout | undefined
      const next = () => {
        if (!stopped) timer = setTimeout(() => void look().then(next), every).unref()
      }
      next()
      return () => {
        stopped = true
        clearTimeout(timer)
      }
    },
  }
}
