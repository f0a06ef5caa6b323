import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Tone = 'ok' | 'info' | 'accent' | 'danger'

/** A state in a word or two, with its icon; without a tone it is neutral. */
export function Badge({ tone, icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={cx('badge', tone && `tone-${tone}`)}>
      {icon}
      {children}
    </span>
  )
}

/** A marigold number; `label` is the word screen readers hear after it ("unread"). More than 99 shows as "99+". */
export function CountBadge({
  count,
  label,
  className,
}: {
  count: number
  label: string
  className?: string
}) {
  return (
    <span className={cx('count', className)}>
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {label}</span>
    </span>
  )
}
