import type { Mail, MailQueue } from '@basera/platform/server/mail'

export interface KeptMails {
  readonly queue: MailQueue
  /** In queueing order, rolled back ones included. */
  readonly mails: Mail[]
  lastTo(address: string): Mail | undefined
}

export function keptMails(): KeptMails {
  const mails: Mail[] = []
  return {
    queue: { add: async (_, mail) => void mails.push(mail) },
    mails,
    lastTo: (address) => mails.findLast(({ to }) => to === address),
  }
}
