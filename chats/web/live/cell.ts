import { useSyncExternalStore } from 'react'

/** A value that components and others follow. */
export interface Cell<T> {
  readonly read: () => T
  readonly write: (next: T) => void
  readonly follow: (listener: () => void) => () => void
}

export function cell<T>(initial: T): Cell<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    follow: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What `look` finds in a cell; rendered anew when that changes. */
export function useCell<T, V = T>({ read, follow }: Cell<T>, look: (value: T) => V): V {
  const now = () => look(read())
  return useSyncExternalStore(follow, now, now)
}

/** Tells something to whoever listens. */
export interface Emitter<T> {
  readonly on: (listener: (what: T) => void) => () => void
  readonly tell: (what: T) => void
}

export function emitter<T>(): Emitter<T> {
  const listeners = new Set<(what: T) => void>()
  return {
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: (what) => {
      for (const listener of [...listeners]) listener(what)
    },
  }
}
