import type { ReactElement } from 'react'
import { cx } from './cx.ts'

export interface IconProps {
  /** `s` 16 px in small text, `m` 20 px in controls (default), `l` 24 px as a lead icon. */
  readonly size?: 's' | 'm' | 'l'
  readonly className?: string
  /** For screen readers; without it the icon is hidden from them. */
  readonly label?: string
}

export type Icon = (props: IconProps) => ReactElement

const sizes = { s: 'i i-s', m: 'i', l: 'i i-l' } as const

/** An icon on the 24 px grid, drawn by one path; the stylesheet sets stroke and size, which keeps pages small. */
export function icon(path: string): Icon {
  return function DrawnIcon({ size = 'm', className, label }) {
    const classes = cx(sizes[size], className)
    const line = <path d={path} />
    return label === undefined ? (
      <svg viewBox="0 0 24 24" className={classes} aria-hidden="true">
        {line}
      </svg>
    ) : (
      <svg viewBox="0 0 24 24" className={classes} role="img" aria-label={label}>
        {line}
      </svg>
    )
  }
}
