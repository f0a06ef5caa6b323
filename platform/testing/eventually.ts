import { vi } from 'vitest'

/** Milliseconds: a busy machine is no failure; speed is measured elsewhere. */
const patience = { timeout: 20_000, interval: 20 }

/** Repeats `check` until it no longer throws; after 20 s, throws the last error. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, patience)
