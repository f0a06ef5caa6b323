import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { ClockIcon } from './icons.ts'

export interface MessageBubbleProps {
  readonly mine: boolean
  readonly tail?: boolean
  readonly pending?: boolean
  readonly children: ReactNode
}

export function MessageBubble({ mine, tail = false, pending = false, children }: MessageBubbleProps) {
  return <div className={cx('msg', mine && 'me', tail && 'tail', pending && 'pending')}>{children}</div>
}

export function MessageMeta(props: { mine: boolean; pending?: boolean; children: ReactNode }) {
  return (
    <p className={cx('msg-meta', props.mine && 'me')}>
      {props.pending && <ClockIcon />}
      {props.children}
    </p>
  )
}

/** A dot with its word: colour is never the only sign. */
export function Presence({ online, label }: { online: boolean; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-small text-ink-3">
      <span className={cx('dot', online && 'on')} aria-hidden="true" />
      {label}
    </span>
  )
}
