import type { ReactNode } from 'react'
import { CircleAlertIcon, CircleCheckIcon } from './icons.ts'
import { Spinner } from './spinner.tsx'

export interface SecurityCheckProps {
  readonly state: 'waiting' | 'done' | 'expired'
  readonly words: string
  readonly end?: ReactNode
  readonly children?: ReactNode
}

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
