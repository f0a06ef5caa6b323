import type { AlertCalls } from '@basera/alerts/contract'
import type { CallInput } from '@basera/platform/contract'
import { searchToSave } from './search-waits.ts'

export type NewAlert = CallInput<AlertCalls['POST /api/me/alerts']>['body']

interface Waiting extends NewAlert {
  /** Milliseconds since 1970. */
  readonly at: number
}

const keptMs = 24 * 60 * 60 * 1000

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' &&
  value !== null &&
  ['query', 'name', 'frequency', 'at'].every((name) => name in value)

export const keepSearch = (alert: NewAlert): void => searchToSave.write({ ...alert, at: Date.now() })

export function waitingSearch(now = Date.now()): NewAlert | null {
  const waiting = searchToSave.read()
  if (!isWaiting(waiting) || now - waiting.at > keptMs) return null
  const { at: _, ...alert } = waiting
  return alert
}

export const forgetSearch = (): void => searchToSave.write(null)
