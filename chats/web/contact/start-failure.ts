import { Problem, type ProblemCode } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'

const t = sentencesOf(en)

export type StartFailure = (error: unknown) => string

const selfExplaining: readonly ProblemCode[] = [
  'conflict',
  'too_many_requests',
  'phone_not_verified',
  'sending_paused',
]

/** Without its 'Please … try again', which is added after it. */
const reasonOf = (message: string): string => message.replace(/(?:\.? Please [^.]*try again)?\.$/, '')

function failureWith(creationFailed: (reason: string) => string): StartFailure {
  return (error) => {
    if (!(error instanceof Problem)) return t('chats.contact.wrong')
    if (error.code === 'not_found') return t('chats.contact.noUser')
    return selfExplaining.includes(error.code) ? error.message : creationFailed(reasonOf(error.message))
  }
}

export const roomStartFailure = failureWith(() => t('chats.contact.failed'))

export const roommateStartFailure = failureWith((message) => t('chats.contact.failedBecause', { message }))
