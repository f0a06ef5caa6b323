import { cx } from '@basera/platform/design'
import type { ReactNode } from 'react'

export interface HeadingPlace {
  /** 1 on a page of its own, 2 in a dialog. */
  readonly headingLevel?: 1 | 2 | undefined
  readonly headingId?: string | undefined
}

/** The heading of the part that is shown; a dialog gives it the focus. */
export function PhoneHeading({
  headingLevel = 2,
  headingId,
  children,
}: HeadingPlace & { children: ReactNode }) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <Heading
      id={headingId}
      className={cx(headingLevel === 1 ? 'text-h1' : 'text-h2', 'outline-none')}
      tabIndex={-1}
      data-autofocus
    >
      {children}
    </Heading>
  )
}
