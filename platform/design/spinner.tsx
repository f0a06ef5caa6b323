import { cx } from './cx.ts'

/** Silent: put the words beside it in a `role="status"`. */
export function Spinner({ large = false, className }: { large?: boolean; className?: string }) {
  return <span className={cx('spin', large && 'spin-l', className)} aria-hidden="true" />
}
