import { type MessageWarning, photoSentences, quoted } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { recordEvent } from '@basera/platform/server/telemetry'
import { judge } from '@basera/trust/server'
import type { Database } from '../database.ts'
import { attachPhotos } from '../photos/chat-photos.queries.ts'
import {
  insertFreeMessages,
  insertMessage,
  type JudgedMessage,
  type NewMessage,
  type SentMessage,
} from './messages.queries.ts'
import { setWarnings } from './warnings.queries.ts'

/** To be called once the message is committed. */
export function countWarning({ warning_level }: SentMessage): void {
  if (warning_level) recordEvent('message-warning', `shown ${warning_level}`)
}

/** Opens a payment, or is one of India's payment codes. */
const payment = /^(?:upi|phonepe|paytmmp|paytm|gpay|tez|bhim|credpay):|^000201|[?&]pa=/i

/** The warning of a photo with QR codes (chats.photo-codes). */
function warnOfCodes(codes: readonly string[]): MessageWarning | null {
  if (codes.length === 0) return null
  const level = codes.some((code) => payment.test(code)) ? 'danger' : 'careful'
  return { kind: 'qr_or_upi_collect', level }
}

const worse = (one: MessageWarning | null, other: MessageWarning | null) =>
  one?.level === 'danger' || !other ? one : other

/** Gives the message its photos, and what their codes say. Throws `conflict` where one is gone. */
async function addPhotos(
  trx: Database,
  { chat_id: chatId, sender_id: senderId, seq }: SentMessage,
  ids: readonly string[],
): Promise<{ photos: SentMessage['photos']; codes: readonly string[] }> {
  if (ids.length === 0) return { photos: null, codes: [] }
  const rows = await attachPhotos(trx, { chatId, senderId, seq, ids })
  if (rows.length < ids.length) throw new Problem('conflict', photoSentences.gone)
  const sorted = rows.toSorted((a, b) => a.place - b.place)
  const photos = sorted.map(({ id, width, height, blur }) => ({ id, width, height, blur }))
  return { photos, codes: sorted.flatMap(({ codes }) => codes) }
}

interface Said {
  /** Newest first. */
  readonly earlier: readonly string[]
  readonly content: string
  readonly codes?: readonly string[]
  readonly roomTitle?: string | undefined
}

/** What a message deserves with what its sender wrote before. */
function warningOf({ earlier, content, codes = [], roomTitle }: Said): MessageWarning | null {
  const said = [content, ...codes].join('\n').trim()
  const texts = [...earlier.toReversed(), said]
  const own = (text: string) => (roomTitle === undefined ? text : text.replaceAll(quoted(roomTitle), '“”'))
  return worse(said ? judge(texts.map(own)) : null, warnOfCodes(codes))
}

const warned = (sent: SentMessage, { kind, level }: MessageWarning): SentMessage => ({
  ...sent,
  warning_kind: kind,
  warning_level: level,
})

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
  const { earlier, ...written } = inserted
  const { photos, codes } = await addPhotos(trx, written, message.photos ?? [])
  const sent = { ...written, photos }
  const warning = warningOf({ earlier, content: sent.content, codes, roomTitle })
  if (!warning) return sent
  await setWarnings(trx, [{ id: sent.id, ...warning }])
  return warned(sent, warning)
}

export interface PostedMessages {
  readonly sent: readonly SentMessage[]
  /** By chat what the sender wrote before, where that is something else than what was taken for it. */
  readonly stale: ReadonlyMap<string, readonly string[]>
}

/** A message without photos, judged with what its sender is taken to have written before, newest first. */
export const judgeMessage = (message: NewMessage, earlier: readonly string[]): JudgedMessage => ({
  ...message,
  earlier,
  warning: warningOf({ earlier, content: message.content }),
})

/** Writes judged messages, each to another chat, by one statement, which commits itself. Leaves out those to be written alone. */
export async function postFreeMessages(
  db: Database,
  judged: readonly JudgedMessage[],
): Promise<PostedMessages> {
  const sent: SentMessage[] = []
  const stale = new Map<string, readonly string[]>()
  for (const row of await insertFreeMessages(db, judged))
    if (row.earlier === null) sent.push(row)
    else stale.set(row.chat_id, row.earlier)
  return { sent, stale }
}
