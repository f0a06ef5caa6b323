import { useSyncExternalStore } from 'react'
import { CircleCheckIcon } from './icons.ts'

interface Shown {
  readonly id: number
  readonly text: string
}

const stays = 3000
const none: readonly Shown[] = []
const listeners = new Set<() => void>()
let shown = none
let lastId = 0

function set(next: readonly Shown[]): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a short good-news sentence at the foot of the page for three seconds. Errors are banners, never toasts. */
export function showToast(text: string): void {
  const id = ++lastId
  set([...shown.slice(-1), { id, text }])
  setTimeout(() => set(shown.filter((toast) => toast.id !== id)), stays)
}

/** Where toasts appear; put it once into the shell. */
export function Toaster() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  )
  return (
    <div className="toasts" role="status">
      {toasts.map(({ id, text }) => (
        <p key={id} className="toast">
          <CircleCheckIcon />
          {text}
        </p>
      ))}
    </div>
  )
}
