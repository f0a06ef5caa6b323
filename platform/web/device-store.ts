import { useSyncExternalStore } from 'react'

export interface DeviceStore<T> {
  read(): T
  write(value: T): void
  use(): T
}

/** A value in local storage, shared by components and tabs. Forbidden storage and invalid values count as `initial`. */
export function deviceStore<T>(
  key: string,
  initial: T,
  isValid: (value: unknown) => value is T,
): DeviceStore<T> {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let value = initial
  const read = (): T => {
    let now: string | null = text
    try {
      now = localStorage.getItem(key)
    } catch {
      return value
    }
    if (now !== text) {
      text = now
      value = parse(now, initial, isValid)
    }
    return value
  }
  const write = (next: T): void => {
    value = next
    text = JSON.stringify(next)
    try {
      localStorage.setItem(key, text)
    } catch {
      // Kept in memory for this visit.
    }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }
  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => initial) }
}

function parse<T>(text: string | null, initial: T, isValid: (value: unknown) => value is T): T {
  try {
    const value: unknown = text === null ? initial : JSON.parse(text)
    return isValid(value) ? value : initial
  } catch {
    return initial
  }
}
