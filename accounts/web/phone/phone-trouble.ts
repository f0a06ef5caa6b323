import { Problem, type ProblemCode } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'

const t = sentencesOf(en)

/** Why a code was not sent or confirmed; the message is the sentence to show (accounts.phone-sentences). */
export class PhoneTrouble extends Error {
  /** Its sentence belongs beside the number's field. */
  readonly aboutNumber: boolean

  constructor(message: string, aboutNumber = false) {
    super(message)
    this.name = 'PhoneTrouble'
    this.aboutNumber = aboutNumber
  }
}

const expired = () => new PhoneTrouble(t('accounts.phone.expired'))

/** Why our server sent no code. */
export function sendTrouble(error: unknown): PhoneTrouble {
  if (!(error instanceof Problem) || error.code === 'internal_error')
    return new PhoneTrouble(t('accounts.phone.sendFailed'))
  if (error.code === 'no_session') return expired()
  const isAboutNumber = error.code === 'invalid_phone_number' || error.code === 'validation_failed'
  return new PhoneTrouble(error.errors[0]?.message ?? error.message, isAboutNumber)
}

const saidAsIs: readonly ProblemCode[] = [
  'code_invalid',
  'code_expired',
  'code_not_sent',
  'phone_not_accepted',
  'too_many_requests',
  'service_unavailable',
]

export function verifyTrouble(error: unknown): PhoneTrouble {
  if (!(error instanceof Problem)) return new PhoneTrouble(t('accounts.phone.saveFailed'))
  if (error.code === 'no_session') return expired()
  const isSaid = saidAsIs.includes(error.code)
  return new PhoneTrouble(isSaid ? error.message : t('accounts.phone.saveFailed'))
}
