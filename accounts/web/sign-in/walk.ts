import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'
import type { ReturnError, SignInRequest, SignInStep } from './sign-in-request.ts'
import type { Luggage, Notice } from './steps/step.tsx'

const t = sentencesOf(en)

const returnErrors: readonly ReturnError[] = [
  'email_exists',
  'auth_failed',
  'no_session',
  'no_email',
  'link_expired',
  'suspended',
]
const emailForm = /^[^\s@<>"'()]{1,64}@[\w.-]{1,189}$/

/** Codes of a mailed link that did not sign in (auth-protocol.failure-in-fragment). */
const ofCodes = new Map<string | null, ReturnError>([
  ['otp_expired', 'link_expired'],
  ['user_banned', 'suspended'],
])

/** Sentence of a failed return (accounts.return-errors). */
export function returnMessage({ failed }: SignInRequest): string | undefined {
  if (!failed) return undefined
  const said = ofCodes.get(failed.get('error_code')) ?? failed.get('error')
  const error = returnErrors.find((one) => one === said) ?? 'unexpected'
  const email = failed.get('email') ?? ''
  return error === 'email_exists' && emailForm.test(email)
    ? t('accounts.return.email_exists.named', { email })
    : t(`accounts.return.${error}`)
}

export interface Walk {
  readonly request: SignInRequest
  /** Each opening starts with fresh forms. */
  readonly opening: number
  /** `done`: verified, about to close. */
  readonly step: SignInStep | 'done'
  readonly notice?: Notice | undefined
  readonly email: string
  readonly isNew: boolean
  readonly resume?: 'profile' | undefined
}

/** Every opening starts afresh (accounts.dialog-steps). */
export function beginWalk(request: SignInRequest, opening = 0): Walk {
  const message = returnMessage(request)
  return {
    request,
    opening,
    step: request.step ?? 'signin',
    notice: message === undefined ? undefined : { tone: 'danger', text: message },
    email: '',
    isNew: false,
  }
}

/** Moves to another form; a message shows there once. */
export function walkTo(walk: Walk, step: Walk['step'], luggage: Luggage = {}): Walk {
  const { notice, email = walk.email, isNew = walk.isNew, resume = walk.resume } = luggage
  return { ...walk, step, notice, email, isNew, resume }
}
