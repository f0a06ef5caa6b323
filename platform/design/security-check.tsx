import type { ReactNode } from 'react'
import { CircleAlertIcon, CircleCheckIcon } from './icons.ts'
import { Spinner } from './spinner.tsx'

export interface SecurityCheckProps {
  readonly state: 'waiting' | 'done' | 'expired'
  /** What is going on, in words. */
  readonly words: string
  /** At the end: who checks, or a button to try again. */
  readonly end?: ReactNode
  /** The provider's widget, when it shows one of its own. */
  readonly children?: ReactNode
}

/** The box of a form's bot check. */
export function SecurityCheck({ state, words, end, children }: SecurityCheckProps) {
  return (
    <div className="rounded-[11px] border border-line bg-sunken px-3.5 py-2 text-label">
      <div className="flex min-h-10 items-center gap-3" role="status">
        {state === 'waiting' && <Spinner className="text-primary" />}
        {state === 'done' && <CircleCheckIcon className="text-link" />}
        {state === 'expired' && <CircleAlertIcon className="text-danger" />}
        <span>{words}</span>
        {end && <span className="ms-auto text-micro text-ink-3">{end}</span>}
      </div>
      {children}
    </div>
  )
}
