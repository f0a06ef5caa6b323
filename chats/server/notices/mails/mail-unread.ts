import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import type { OpenDatabase } from '../../database.ts'
import { digestMail } from './digest-mail.ts'
import {
  type DueChatRow,
  dueMembers,
  findReader,
  forgetDue,
  holdDueChats,
  lookLater,
  markMailed,
  readDueChats,
} from './due-mails.ts'
import { mailVerdict } from './mail-verdict.ts'

export interface MailNeeds {
  readonly db: OpenDatabase
  readonly mails: MailQueue
  readonly secrets: Secrets
  readonly site: MailSite
}

/** Members of one look, and looks of one run: the next minute goes on. */
const membersAtOnce = 200
const looks = 10

/** Mails one member about what is due; true if a mail was queued. Either all of it is committed or nothing. */
async function mailMember({ db, mails, ...writing }: MailNeeds, userId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const chats = await readDueChats(trx, userId, await holdDueChats(trx, userId))
    if (chats.length === 0) return false
    const reader = await findReader(trx, userId)
    const ripe: DueChatRow[] = []
    const over: string[] = []
    for (const chat of chats) {
      const verdict = mailVerdict(chat, reader?.mailable === true, chat.now)
      if (verdict === 'mail') ripe.push(chat)
      else if (verdict === 'forget') over.push(chat.chat_id)
      else await lookLater(trx, userId, chat.chat_id, verdict.lookAt)
    }
    if (over.length > 0) await forgetDue(trx, userId, over)
    if (!reader || ripe.length === 0) return false
    await markMailed(
      trx,
      userId,
      ripe.map((chat) => chat.chat_id),
    )
    await mails.add(trx, digestMail({ id: userId, email: reader.email }, ripe, writing))
    return true
  })
}

/**
 * Queues a mail for everybody who has messages that were not read for 15 minutes: one mail about a conversation until it
 * is read, and one mail for all that is due to a person. Resolves to how many. May run in several processes at a time.
 * What fails for one person is tried again in the next run, and does not keep the others waiting.
 */
export async function mailUnread(needs: MailNeeds): Promise<number> {
  let queued = 0
  const faults = new Map<string, unknown>()
  for (let look = 0; look < looks; look++) {
    const members = (await dueMembers(needs.db, membersAtOnce)).filter((id) => !faults.has(id))
    if (members.length === 0) break
    for (const userId of members) {
      try {
        if (await mailMember(needs, userId)) queued++
      } catch (error) {
        faults.set(userId, error)
      }
    }
  }
  const [fault] = faults.values()
  if (fault) throw fault
  return queued
}
