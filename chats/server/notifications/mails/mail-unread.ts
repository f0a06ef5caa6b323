import { handleDue } from '@basera/platform/server/faults'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import type { Database, OpenDatabase } from '../../database.ts'
import { digestMail } from './digest-mail.ts'
import {
  type DueChatRow,
  findDueChats,
  findDueMembers,
  findMailReader,
  lockDueChats,
  markMailed,
  postponeMail,
  removeDueMails,
} from './due-mails.queries.ts'
import { mailVerdict } from './mail-verdict.ts'

export interface MailNeeds {
  readonly db: OpenDatabase
  readonly mails: MailQueue
  readonly secrets: Secrets
  readonly site: MailSite
}

const membersAtOnce = 200
const rounds = 10

const idsOf = (chats: readonly DueChatRow[]) => chats.map((chat) => chat.chat_id)

async function settleDueChats(
  trx: Database,
  userId: string,
  chats: readonly DueChatRow[],
  mailable: boolean,
): Promise<DueChatRow[]> {
  const toMail: DueChatRow[] = []
  const toRemove: DueChatRow[] = []
  for (const chat of chats) {
    const verdict = mailVerdict(chat, mailable, chat.now)
    if (verdict === 'mail') toMail.push(chat)
    else if (verdict === 'forget') toRemove.push(chat)
    else await postponeMail(trx, userId, chat.chat_id, verdict.lookAt)
  }
  if (toRemove.length > 0) await removeDueMails(trx, userId, idsOf(toRemove))
  return toMail
}

async function mailMember({ db, mails, ...parts }: MailNeeds, userId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const locked = (await lockDueChats(trx, userId)).map(({ id }) => id)
    const chats = await findDueChats(trx, userId, locked)
    if (chats.length === 0) return false
    const reader = await findMailReader(trx, userId)
    const toMail = await settleDueChats(trx, userId, chats, reader?.mailable === true)
    if (!reader || toMail.length === 0) return false
    await markMailed(trx, userId, idsOf(toMail))
    await mails.add(
      trx,
      digestMail({ id: userId, email: reader.email, language: reader.language }, toMail, parts),
    )
    return true
  })
}

/** Queues due mails (chats.mail-delay) and gives their number; failures are retried in the next run. */
export const mailUnreadChats = (needs: MailNeeds): Promise<number> =>
  handleDue(
    async () => (await findDueMembers(needs.db, membersAtOnce)).map(({ user_id }) => user_id),
    (userId) => mailMember(needs, userId),
    rounds,
  )
