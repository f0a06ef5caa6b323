import { useSyncExternalStore } from 'react'
import { CircleCheckIcon } from './icons.ts'

interface Toast {
  readonly id: number
  readonly text: string
}

const duration = 3000
const none: readonly Toast[] = []
const listeners = new Set<() => void>()
let toasts = none
let lastId = 0

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A short success message. Errors are banners, never toasts. Render `Toaster` once, in the shell. */
export function showToast(text: string): void {
  const id = ++lastId
  set([...toasts.slice(-1), { id, text }])
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), duration)
}

export function Toaster() {
  const current = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  return (
    <div className="toasts" role="status">
      {current.map(({ id, text }) => (
        <p key={id} className="toast">
          <CircleCheckIcon />
          {text}
        </p>
      ))}
    </div>
  )
}
