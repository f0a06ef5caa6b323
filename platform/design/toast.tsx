import { type ReactNode, useSyncExternalStore } from 'react'
import { CircleCheckIcon } from './icons.ts'

interface Toast {
  readonly id: number
  readonly content: ReactNode
}

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

/**
 * A short success message, for `duration` milliseconds. Gives a function that removes it. Errors are banners, never
 * toasts. Render `Toaster` once, in the shell.
 */
export function showToast(content: ReactNode, duration = 3000): () => void {
  const id = ++lastId
  const remove = () => set(toasts.filter((toast) => toast.id !== id))
  set([...toasts.slice(-1), { id, content }])
  setTimeout(remove, duration)
  return remove
}

export function Toaster() {
  const current = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  return (
    <div className="toasts" role="status">
      {current.map(({ id, content }) => (
        <p key={id} className="toast">
          <CircleCheckIcon />
          {content}
        </p>
      ))}
    </div>
  )
}
