import { useSyncExternalStore } from 'react'

export interface Store<T> {
  readonly read: () => T
  readonly write: (next: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<T, V = T>({ read, subscribe }: Store<T>, select: (value: T) => V): V {
  const snapshot = () => select(read())
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}

export interface Emitter<T> {
  readonly on: (listener: (event: T) => void) => () => void
  readonly emit: (event: T) => void
}

export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(event: T) => void>()
  return {
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit: (event) => {
      for (const listener of [...listeners]) listener(event)
    },
  }
}
