import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

interface CardProps {
  readonly children: ReactNode
  readonly className?: string
}

/** A card without a box: `<Photo>` above, facts below, one `CoverLink` that covers it all. */
export function PhotoCard({ children, className }: CardProps) {
  return <article className={cx('photocard', className)}>{children}</article>
}

/** A boxed card for a person. */
export function PersonCard({ children, className }: CardProps) {
  return <article className={cx('person', className)}>{children}</article>
}

/** A bordered box for what belongs together. */
export function Panel({ children, className }: CardProps) {
  return <div className={cx('panel', className)}>{children}</div>
}

/** The link that names a card and whose area is the whole card; the card must be `position: relative`. */
export function CoverLink({
  className,
  ...link
}: Omit<ComponentProps<typeof Link>, 'className'> & { className?: string }) {
  return <Link {...link} className={cx('cover', className)} />
}

/** Up to four short facts with icons: children are `<li>`. */
export function Facts({ children, className }: CardProps) {
  return <ul className={cx('facts', className)}>{children}</ul>
}
