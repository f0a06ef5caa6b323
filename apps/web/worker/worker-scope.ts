/** What this worker uses of its scope: the types of workers and those of pages exclude each other. */
interface WorkerScope {
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void
}

export const scope = globalThis as unknown as WorkerScope
