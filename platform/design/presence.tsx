import { cx } from './cx.ts'

/** A dot and the word beside it ("Online", "Offline"), so that colour is never alone. */
export function Presence({ online, label }: { online: boolean; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-small text-ink-3">
      <span className={cx('dot', online && 'on')} aria-hidden="true" />
      {label}
    </span>
  )
}
