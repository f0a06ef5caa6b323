import type { CallInput } from '@basera/platform/contract'
import { deviceStore } from '@basera/platform/web'
import type { AlertCalls } from '@basera/rooms/contract'

export type NewAlert = CallInput<AlertCalls['POST /api/me/alerts']>['body']

interface Waiting extends NewAlert {
  /** Milliseconds since 1970. */
  readonly at: number
}

const keptMs = 24 * 60 * 60 * 1000

const isWaiting = (value: unknown): value is Waiting | null =>
  value === null ||
  (typeof value === 'object' && 'query' in value && 'name' in value && 'frequency' in value && 'at' in value)

/** Local storage, because a mailed link opens in another tab. */
const store = deviceStore<Waiting | null>('search-to-save', null, isWaiting)

/** A visitor's search that is saved once they have signed in (rooms.alert-sign-in). */
export const keepSearch = (alert: NewAlert): void => store.write({ ...alert, at: Date.now() })

export function waitingSearch(now = Date.now()): NewAlert | null {
  const waiting = store.read()
  if (!waiting || now - waiting.at > keptMs) return null
  const { at: _, ...alert } = waiting
  return alert
}

export const forgetSearch = (): void => store.write(null)
