import { returnMessage } from './return-message.ts'
import type { SignInRequest, SignInStep } from './sign-in-request.ts'
import type { Luggage, Notice } from './steps/step-props.ts'

/** Where a person is in the dialog. */
export interface Walk {
  readonly request: SignInRequest
  /** Counts the openings, so that each begins with fresh forms. */
  readonly opening: number
  /** `done`: the phone is verified, and the dialog is about to close. */
  readonly step: SignInStep | 'done'
  readonly notice?: Notice | undefined
  readonly email: string
  readonly isNew: boolean
  readonly resume?: 'profile' | undefined
}

/** The beginning of every opening: nothing of an earlier one is left (accounts 2). */
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

/** Goes on to another form; a message is shown there once. */
export function walkTo(walk: Walk, step: Walk['step'], luggage: Luggage = {}): Walk {
  const { notice, email = walk.email, isNew = walk.isNew, resume = walk.resume } = luggage
  return { ...walk, step, notice, email, isNew, resume }
}
