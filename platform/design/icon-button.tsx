import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly label: string
  readonly icon: ReactNode
  readonly bordered?: boolean
  /** Makes it a toggle: filled and red when pressed. */
  readonly pressed?: boolean
}

export function IconButton({ label, icon, bordered = false, pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={cx('btn-icon', bordered && 'bordered', className)}
    >
      {icon}
    </button>
  )
}
