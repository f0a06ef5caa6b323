import { vi } from 'vitest'

/** Milliseconds: long, since a busy machine is no fault; what must be quick is measured where it must be. */
const patience = { timeout: 20_000, interval: 20 }

/** Tries `check` until it no longer throws, and gives what it gives; after 20 s, throws what it threw last. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, patience)
