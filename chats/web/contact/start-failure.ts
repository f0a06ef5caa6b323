import { Problem } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import en from './locales/en.json'

const t = sentencesOf(en)

/** Refusals whose own sentence says what to do. */
const clear: readonly string[] = ['conflict', 'too_many_requests', 'phone_not_verified']

/** The sentence of a conversation that could not be started from a room (marketplace 8). */
export function startFailure(error: unknown): string {
  if (!(error instanceof Problem)) return t('chats.contact.wrong')
  if (error.code === 'not_found') return t('chats.contact.noUser')
  return clear.includes(error.code) ? error.message : t('chats.contact.failed')
}
