import type { ReactNode } from 'react'
import type { SignInStep } from '../sign-in-request.ts'

export interface Notice {
  readonly tone: 'ok' | 'danger'
  readonly text: string
}

/** What comes along on the way from one form to the next. */
export interface Luggage {
  readonly notice?: Notice
  /** The address typed so far. */
  readonly email?: string
  /** The person has just made an account, which is shown as three bars. */
  readonly isNew?: boolean
  /** The form to return to after signing in again. */
  readonly resume?: 'profile'
}

/** What every form of the dialog is given. */
export interface StepProps {
  /** Id for the heading, which names the dialog. */
  readonly titleId: string
  readonly email: string
  /** What the step before had to say, ready to be placed. */
  readonly notice: ReactNode
  readonly go: (step: SignInStep, luggage?: Luggage) => void
  /** Closes the dialog after a success, and opens the page first asked for (decisions 2). */
  readonly finish: () => void
}
