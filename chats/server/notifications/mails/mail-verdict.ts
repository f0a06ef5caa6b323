import { mailAfterMinutes } from '@basera/chats/contract'

export interface DueChat {
  /** Unread messages, counted up to 100. */
  readonly unread: number
  readonly oldest: Date | null
  /** Blocked or muted. */
  readonly silenced: boolean
}

/** `lookAt`: again later; `forget`: nothing until the next message. */
export type MailVerdict = 'mail' | 'forget' | { readonly lookAt: Date }

const delay = mailAfterMinutes * 60_000

export function mailVerdict(chat: DueChat, mailable: boolean, now: Date): MailVerdict {
  if (!mailable || chat.silenced || chat.oldest === null || chat.unread === 0) return 'forget'
  // The database counts microseconds: one millisecond more is never too early.
  const dueAt = new Date(chat.oldest.getTime() + delay + 1)
  return dueAt <= now ? 'mail' : { lookAt: dueAt }
}
