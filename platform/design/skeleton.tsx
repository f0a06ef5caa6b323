import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A grey box the size of loading content: `<Skeleton className="h-4 w-1/2" />`, `rounded-arch` for a person. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={cx('sk', className)} aria-hidden="true" />
}

/** Words and skeletons of a loading part, shown after 150 ms (shell.loading-delay). */
export function Loading({ words, children }: { words: ReactNode; children?: ReactNode }) {
  return (
    <div className="soon" aria-busy="true">
      <p role="status" className="mb-4 flex items-center gap-3 font-semibold">
        <span className="spin text-primary" aria-hidden="true" />
        {words}
      </p>
      {children}
    </div>
  )
}
