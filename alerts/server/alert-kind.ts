import type { AlertKindName } from '@basera/alerts/contract'
import type { Language } from '@basera/platform/contract/languages'
import type { RawBuilder } from 'kysely'
import type { Database } from './database.ts'

export interface PreparedSearch {
  /** The canonical parameters: two ways to write one search are one alert (alerts.search-saved). */
  readonly query: string
  /** Columns of the alert's own row that are the kind's. */
  readonly columns?: Readonly<Record<string, RawBuilder<unknown>>>
  /** Keeps more of the search, in the transaction that saves the alert. */
  keep?(trx: Database, alertId: string): Promise<void>
}

/** A room or a person that an alert found. */
export interface FoundItem {
  readonly alertId: string
  readonly id: string
  /** ₹ a month, of a room. */
  readonly rent?: number
  path(language: Language): string
  /** What a mail says of it, without links in people's own words. */
  words(language: Language): { readonly title: string; readonly line: string }
}

interface Waiting {
  /** What the searches still find and the member may be told of now, the last found first (alerts.who-is-told). */
  readonly items: readonly FoundItem[]
  /** False where more waits than was read. */
  readonly isAll: boolean
}

/** What saved searches of one kind look for, and what became of it; each feature that can be searched has its own. */
export interface AlertKind {
  readonly name: AlertKindName
  /** Whether only members with a verified phone are told. */
  readonly needsPhone: boolean
  /** Throws `validation_failed` for a search that the search itself would refuse. */
  prepare(query: string): Promise<PreparedSearch>
  /** A condition on `alerts.id`: something that it found is not sent. */
  readonly hasWaiting: RawBuilder<unknown>
  /** How much each of a member's alerts found since it was opened, by alert (alerts.since-seen). */
  countNew(db: Database, userId: string): Promise<ReadonlyMap<string, number>>
  findWaiting(
    trx: Database,
    userId: string,
    alerts: readonly { readonly id: string; readonly query: string }[],
  ): Promise<Waiting>
  markSent(trx: Database, items: readonly FoundItem[], now: Date): Promise<unknown>
  /** Forgets what waits for these alerts beside `kept`; what comes back is found anew. */
  forgetWaiting(trx: Database, alertIds: readonly string[], kept: readonly FoundItem[]): Promise<unknown>
}

export const kindOf = (kinds: readonly AlertKind[], name: AlertKindName): AlertKind => {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`Nothing looks for ${name}`)
  return kind
}
