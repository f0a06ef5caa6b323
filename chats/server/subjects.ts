import { chatSentences, photoSentences } from '@basera/chats/contract'
import { storedAt } from '@basera/platform/server/files'
import { personSubject, type Subject } from '@basera/trust/server'
import type { Database } from './database.ts'
import { findPhotosBefore } from './photos/chat-photos.queries.ts'
import { photoAt } from './photos/photo-files.ts'
import {
  findMessageSubject,
  findMessagesBefore,
  findPersonSubject,
  findSharedNumbers,
} from './subjects.queries.ts'

/** The message and the 50 before it (trust.report-evidence). */
const copiedMessages = 51
const copiedPhotos = 12

/** chats.photo-reported */
const photosOf = async (db: Database, chatId: string, seq: number) =>
  (await findPhotosBefore(db, chatId, seq, copiedPhotos)).map(photoAt)

interface Member {
  readonly full_name: string | null
  readonly avatar_url: string | null
  readonly former: boolean
  readonly number_hash: string | null
}

const picturesOf = ({ avatar_url }: Pick<Member, 'avatar_url'>) => {
  const picture = storedAt(avatar_url)
  return picture ? [picture] : []
}
const leftOf = ({ former, number_hash }: Member) => (former ? { former: { numberHash: number_hash } } : {})

const nothing = async () => undefined

/** What was written stays with its receiver: a decision is about the sender. */
export const messageSubject: Subject = {
  kind: 'message',
  async snapshot(db, id, viewerId) {
    const message = await findMessageSubject(db, id, viewerId)
    if (!message) return undefined
    const { chat_id, seq, room_id, room_title, other_id, full_name } = message
    const messages = await findMessagesBefore(db, chat_id, seq, copiedMessages)
    const numbers = await findSharedNumbers(db, chat_id)
    const about = { message_id: id, chat_id, seq, room_id, room_title, sender_name: full_name }
    const content = { ...about, messages, numbers }
    const hasPhotos = (messages.at(-1)?.photo_count ?? 0) > 0
    const title =
      message.content.slice(0, 120) || (hasPhotos ? photoSentences.photo : chatSentences.unsentTitle)
    const warning = messages.at(-1)?.warning_level ?? undefined
    const files = [...picturesOf(message), ...(await photosOf(db, chat_id, seq))]
    return { accountId: other_id, title, content, files, warning, ...leftOf(message) }
  },
  hide: nothing,
  restore: nothing,
}

/** A person as those who have a chat with them know them. */
export const knownPersonSubject: Subject = {
  ...personSubject,
  async snapshot(db, id, viewerId) {
    if (viewerId === null) return personSubject.snapshot(db, id, null)
    const known = await findPersonSubject(db, id, viewerId)
    if (!known) return undefined
    const { full_name, chat_id, last_seq } = known
    const messages =
      chat_id === null ? [] : await findMessagesBefore(db, chat_id, last_seq ?? 0, copiedMessages)
    const numbers = chat_id === null ? [] : await findSharedNumbers(db, chat_id)
    const content = { full_name, chat_id, messages, numbers }
    const photos = chat_id === null ? [] : await photosOf(db, chat_id, last_seq ?? 0)
    const files = [...picturesOf(known), ...photos]
    return { accountId: id, title: full_name ?? '', content, files, ...leftOf(known) }
  },
}
