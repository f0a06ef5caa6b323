import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

interface CardProps {
  readonly children: ReactNode
  readonly className?: string
}

export function PhotoCard({ children, className }: CardProps) {
  return <article className={cx('photocard', className)}>{children}</article>
}

export function PersonCard({ children, className }: CardProps) {
  return <article className={cx('person', className)}>{children}</article>
}

export function Panel({ children, className }: CardProps) {
  return <div className={cx('panel', className)}>{children}</div>
}

/** The link of a card, as large as the card, which must be `position: relative`. */
export function CoverLink({
  className,
  ...link
}: Omit<ComponentProps<typeof Link>, 'className'> & { className?: string }) {
  return <Link {...link} className={cx('cover', className)} />
}

export function Facts({ children, className }: CardProps) {
  return <ul className={cx('facts', className)}>{children}</ul>
}
