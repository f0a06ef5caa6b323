import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Tone = 'ok' | 'info' | 'accent' | 'danger'

/** A state in a word or two; neutral without a tone. */
export function Badge({ tone, icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={cx('badge', tone && `tone-${tone}`)}>
      {icon}
      {children}
    </span>
  )
}

/** `label` is the word that screen readers say after the number ("unread"). More than 99 shows as "99+". */
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

/** A word about a person or room. `match` marks one shared with the reader, `more` is "+2 more". */
export function Tag({ look, children }: { look?: 'match' | 'more' | undefined; children: ReactNode }) {
  return <span className={cx('tag', look && `tag-${look}`)}>{children}</span>
}
