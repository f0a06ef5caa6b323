import type { Mail, MailQueue } from '@basera/platform/server/mail'

export interface KeptMails {
  readonly queue: MailQueue
  /** In the order in which they were queued; also those of transactions that were rolled back. */
  readonly mails: Mail[]
  /** The newest mail to this address. */
  lastTo(address: string): Mail | undefined
}

/** A mail queue that keeps its mails in a list, for tests that are not about sending. */
export function keptMails(): KeptMails {
  const mails: Mail[] = []
  return {
    queue: { add: async (_, mail) => void mails.push(mail) },
    mails,
    lastTo: (address) => mails.findLast(({ to }) => to === address),
  }
}
