import type { ReactNode } from 'react'
import type { SignInStep } from '../sign-in-request.ts'

export interface Notice {
  readonly tone: 'ok' | 'danger'
  readonly text: string
}

export interface Luggage {
  readonly notice?: Notice
  readonly email?: string
  /** Shows the progress of a new account. */
  readonly isNew?: boolean
  /** The form to return to after signing in again. */
  readonly resume?: 'profile'
}

export interface StepProps {
  readonly titleId: string
  readonly email: string
  readonly notice: ReactNode
  readonly go: (step: SignInStep, luggage?: Luggage) => void
  /** Closes after a success, and opens the requested page (accounts.return-after-sign-in). */
  readonly finish: () => void
}
