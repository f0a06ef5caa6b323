import type { Database } from './database.ts'

export interface AlertNotification {
  readonly title: string
  readonly body: string
  readonly url: string
  /** A later notification of the same tag takes the place of the earlier one. */
  readonly tag: string
  /** Of the texts: `hi-IN`. */
  readonly lang: string
}

export interface SentNotification extends AlertNotification {
  /** After that nobody is shown it (alerts.quiet-hours). */
  readonly until: Date
}

/** Notifications in members' browsers; whoever keeps the subscriptions provides it. */
export interface AlertPush {
  hasDevice(db: Database, userId: string): Promise<boolean>
  /** Queues in the transaction of `db`, once for each of the member's browsers. */
  notify(db: Database, userId: string, notification: SentNotification): Promise<void>
}
