import { Problem, type ProblemCode } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import en from './locales/en.json'

const t = sentencesOf(en)

/** Says why a conversation could not be started. */
export type StartFailure = (error: unknown) => string

/** Refusals whose own sentence says what to do. */
const clear: readonly ProblemCode[] = ['conflict', 'too_many_requests', 'phone_not_verified']

/** What a refusal says, without the asking to try again that is said after it. */
const reasonOf = (message: string): string => message.replace(/(?:\.? Please [^.]*try again)?\.$/, '')

function failureWith(creationFailed: (reason: string) => string): StartFailure {
  return (error) => {
    if (!(error instanceof Problem)) return t('chats.contact.wrong')
    if (error.code === 'not_found') return t('chats.contact.noUser')
    return clear.includes(error.code) ? error.message : creationFailed(reasonOf(error.message))
  }
}

/** The sentence of a conversation that could not be started from a room (marketplace 8). */
export const roomStartFailure = failureWith(() => t('chats.contact.failed'))

/** The sentence of one that could not be started from a roommate profile, which says why (marketplace 8). */
export const roommateStartFailure = failureWith((message) => t('chats.contact.failedBecause', { message }))
