import {
  type ChatNumbers,
  type NumberChange,
  type NumberShare,
  numberSentences as say,
} from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import type { Database, OpenDatabase } from '../database.ts'
import type { ChatEventListener } from '../messages/chat-event-listener.ts'
import { insertMessage, type SentMessage } from '../messages/messages.queries.ts'
import { chatNotFound, refusalOf } from '../messages/send-message.ts'
import { lockPeople } from '../start/chat-pairs.queries.ts'
import { decideNumber, type NumberDecision } from './decide-number.ts'
import { findNumbers, type NumberRow, saveNumber } from './numbers.queries.ts'

export interface NumberNeeds {
  readonly db: OpenDatabase
  readonly listener: Required<ChatEventListener>
}

/** As one of the two sees it: only whoever said 'Not now' knows of it, and only a shared number is shown. */
function presentNumber(row: NumberRow, isOwner: boolean): NumberShare {
  const { seq, version, phone, suspended } = row
  const state = row.state ?? 'none'
  const isShown = isOwner || (state === 'shared' && !suspended)
  return {
    ...{ state, seq, version },
    declined: row.declined && isOwner === (state === 'asked'),
    number: isShown ? phone : null,
  }
}

async function rowsOf(db: Database, userId: string, chatId: string): Promise<[NumberRow, NumberRow]> {
  const [mine, theirs] = await findNumbers(db, userId, chatId)
  if (!mine || !theirs) throw chatNotFound()
  return [mine, theirs]
}

/** Throws `not_found`. */
export async function showNumbers(db: Database, userId: string, chatId: string): Promise<ChatNumbers> {
  const [mine, theirs] = await rowsOf(db, userId, chatId)
  return { mine: presentNumber(mine, true), theirs: presentNumber(theirs, false) }
}

interface Asked {
  readonly userId: string
  readonly chatId: string
  readonly change: NumberChange
}

const decide = (row: NumberRow, { change }: Asked) =>
  decideNumber({ state: row.state ?? 'none', declined: row.declined }, change.whose === 'mine', change.action)

/** The message too, but for what the other is not told; a number is taken back even where no message can be written. */
function save(
  db: OpenDatabase,
  { userId, chatId, change }: Asked,
  row: NumberRow,
  { patch, text }: NumberDecision,
): Promise<SentMessage | undefined> {
  const viewerId = change.whose === 'mine' ? row.other_id : userId
  const share = { ...patch, chatId, ownerId: row.owner_id, viewerId, version: row.version }
  return db.transaction().execute(async (trx) => {
    // Both before the chat, as deletions do.
    if (!(await lockPeople(trx, [userId, row.other_id]))) throw await refusalOf(trx, userId, chatId)
    const clientId = `number-${crypto.randomUUID()}`
    const sent =
      text === null
        ? undefined
        : await insertMessage(trx, { chatId, senderId: userId, clientId, content: text })
    if (text !== null && !sent && change.action !== 'end') throw await refusalOf(trx, userId, chatId)
    if (!(await saveNumber(trx, { ...share, seq: sent?.seq ?? null })))
      throw new Problem('conflict', say.changed)
    return sent
  })
}

/**
 * One step of agreeing on a number (chats.number-both). Done before, it changes nothing; of two at once one wins
 * (chats.number-once). Throws `not_found`, `conflict`, `sending_paused`.
 */
export async function changeNumber(
  { db, listener }: NumberNeeds,
  userId: string,
  chatId: string,
  change: NumberChange,
): Promise<ChatNumbers> {
  const asked = { userId, chatId, change }
  const find = async () => (await rowsOf(db, userId, chatId))[change.whose === 'mine' ? 0 : 1]
  const row = await find()
  const decision = decide(row, asked)
  if (decision !== 'done') {
    if (row.version !== change.version) throw new Problem('conflict', say.changed)
    try {
      const sent = await save(db, asked, row, decision)
      if (sent) listener.onMessage(sent)
      listener.onNumber({ chatId, members: [userId, row.other_id] })
    } catch (error) {
      // Pressed twice at once.
      if (!(error instanceof Problem) || decide(await find(), asked) !== 'done') throw error
    }
  }
  return showNumbers(db, userId, chatId)
}
