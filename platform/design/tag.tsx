import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A word about a person or room that cannot be pressed. `match` marks one shared with the reader, `more` is "+2 more". */
export function Tag({ look, children }: { look?: 'match' | 'more' | undefined; children: ReactNode }) {
  return <span className={cx('tag', look && `tag-${look}`)}>{children}</span>
}
