import type { Member } from '@basera/platform/server/feature'
import { saySentence } from '@basera/platform/server/languages'
import type { Limits } from '@basera/platform/server/limits'
import { type Allowance, newPersonChats, trustSentences, unlimited } from '@basera/trust/contract'
import { isNewPerson } from '@basera/trust/server'
import type { OpenDatabase } from '../database.ts'
import { chatExists } from './chat-pairs.queries.ts'

/** New chats of a new person left today (trust.new-person); a chat with `to` that is there already has no such limit. */
export async function showChatAllowance(
  { db, limits }: { readonly db: OpenDatabase; readonly limits: Limits },
  member: Member,
  to: string,
): Promise<Allowance> {
  const { userId } = member.session
  if (!limits.counts || !(await isNewPerson(db, userId)) || (await chatExists(db, [userId, to])))
    return unlimited
  const left = await limits.left('chat-start-new-person', member)
  const note = left === 0 ? saySentence(trustSentences.newPersonChats, member.language) : null
  return { left, most: newPersonChats, note }
}
