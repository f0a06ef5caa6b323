import { cx } from './cx.ts'

/** A turning ring. Put the words beside it in a `role="status"`; the ring itself is silent. */
export function Spinner({ large = false, className }: { large?: boolean; className?: string }) {
  return <span className={cx('spin', large && 'spin-l', className)} aria-hidden="true" />
}
