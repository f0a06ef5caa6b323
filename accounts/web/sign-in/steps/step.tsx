import { type ReactNode, useEffect, useEffectEvent } from 'react'
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

/** Runs `then` once, `delay` ms after `started`, unless the form is gone. */
export function useAfter(started: boolean, delay: number, then: () => void): void {
  const run = useEffectEvent(then)
  useEffect(() => {
    if (!started) return
    const timer = setTimeout(() => run(), delay)
    return () => clearTimeout(timer)
  }, [started, delay])
}

/** Takes the focus as its form appears. */
export function StepTitle({ id, children, text }: { id: string; children: ReactNode; text?: string }) {
  return (
    <div>
      <h2 id={id} className="text-h2 outline-none" tabIndex={-1} data-autofocus>
        {children}
      </h2>
      {text ? <p className="mt-1.5">{text}</p> : null}
    </div>
  )
}
