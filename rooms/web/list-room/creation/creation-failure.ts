import { sentencesOf } from '@basera/platform/web'
import en from '../../locales/en.json'
import { problemCode } from '../../problem-code.ts'

const t = sentencesOf(en)

/** The sentence for a room that was not created (rooms.create-failure). */
export function creationFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const code = problemCode(error)
  // trust.live-rooms
  if (code === 'limit_reached') return message
  if (code === 'no_session') return t('rooms.list.failed.signedOut')
  if (/timeout/i.test(message)) return t('rooms.list.failed.timeout')
  if (code === 'phone_not_verified' || /permission|policy/i.test(message)) {
    return t('rooms.list.failed.permission')
  }
  return t('rooms.list.failed', { message })
}
