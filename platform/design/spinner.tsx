import { cx } from './cx.ts'

export function Spinner({ large = false, className }: { large?: boolean; className?: string }) {
  return <span className={cx('spin', large && 'spin-l', className)} aria-hidden="true" />
}
