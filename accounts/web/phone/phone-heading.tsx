import { cx } from '@basera/platform/design'
import type { ReactNode } from 'react'

export interface HeadingPlace {
  readonly headingLevel?: 1 | 2 | undefined
  readonly headingId?: string | undefined
}

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
