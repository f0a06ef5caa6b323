import { quoted } from '@basera/chats/contract'
import { recordEvent } from '@basera/platform/server/telemetry'
import { judge } from '@basera/trust/server'
import type { Database } from '../database.ts'
import { insertMessage, type NewMessage, type SentMessage } from './messages.queries.ts'
import { setWarning } from './warnings.queries.ts'

/** To be called once the message is committed. */
export function countWarning({ warning_level }: SentMessage): void {
  if (warning_level) recordEvent('message-warning', `shown ${warning_level}`)
}

const charactersInReach = 1000

/** The newest ones, oldest first: judging takes time with their length. */
function withinReach(newestFirst: readonly string[]): string[] {
  const texts: string[] = []
  let characters = 0
  for (const text of newestFirst) {
    characters += text.length
    if (characters > charactersInReach) break
    texts.unshift(text)
  }
  return texts
}

/**
 * Writes a message with the verdict on it, judged with what its sender wrote before (chats.warning-judged). The chat is
 * locked meanwhile, so that two at once are judged one after the other. Nothing where nothing may be written.
 * `roomTitle` is another person's: what its quotation says is no word of the sender (chats.title-quoted).
 */
export async function postMessage(
  trx: Database,
  message: NewMessage,
  roomTitle?: string,
): Promise<SentMessage | undefined> {
  const inserted = await insertMessage(trx, message)
  if (!inserted) return undefined
  const { earlier, ...sent } = inserted
  const texts = [...withinReach(earlier), sent.content]
  const own = (text: string) => (roomTitle === undefined ? text : text.replaceAll(quoted(roomTitle), '“”'))
  const warning = judge(texts.map(own))
  if (!warning) return sent
  await setWarning(trx, sent.id, warning)
  return { ...sent, warning_kind: warning.kind, warning_level: warning.level }
}
