import { mailAfterMinutes } from '@basera/chats/contract'

/** What is known of a conversation when a mail about it is due. */
export interface DueChat {
  /** Messages of the other person that were not read, counted up to 100. */
  readonly unread: number
  /** When the first of them came. */
  readonly oldest: Date | null
  readonly blocked: boolean
}

/** A mail now, a look later on, or nothing until another message comes. */
export type MailVerdict = 'mail' | 'forget' | { readonly lookAt: Date }

const patience = mailAfterMinutes * 60_000

/** Decides by what is unread at `now`, the clock of the database. `mailable`: the member wants mails and can get them. */
export function mailVerdict(chat: DueChat, mailable: boolean, now: Date): MailVerdict {
  if (!mailable || chat.blocked || chat.oldest === null || chat.unread === 0) return 'forget'
  // The database counts finer than this clock: a moment too late is never too early.
  const ripe = new Date(chat.oldest.getTime() + patience + 1)
  return ripe <= now ? 'mail' : { lookAt: ripe }
}
