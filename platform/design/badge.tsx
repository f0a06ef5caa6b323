import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Tone = 'ok' | 'info' | 'accent' | 'danger'

export function Badge({ tone, icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={cx('badge', tone && `tone-${tone}`)}>
      {icon}
      {children}
    </span>
  )
}

/** `label` follows the number for screen readers ("unread"). Shows at most "99+". */
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

/** A fact about a person or room. `match` is shared with the reader, `more` is "+2 more". */
export function Tag({ look, children }: { look?: 'match' | 'more' | undefined; children: ReactNode }) {
  return <span className={cx('tag', look && `tag-${look}`)}>{children}</span>
}
