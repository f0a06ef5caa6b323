import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | 'danger-quiet'
export type ButtonSize = 's' | 'm' | 'l'

interface ButtonStyle {
  readonly look?: ButtonLook | undefined
  readonly size?: ButtonSize | undefined
  readonly block?: boolean | undefined
  readonly className?: string | undefined
}

export function buttonClass({
  look = 'secondary',
  size = 'm',
  block = false,
  className,
}: ButtonStyle = {}): string {
  return cx('btn', `btn-${look}`, size !== 'm' && `btn-${size}`, block && 'w-full', className)
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonStyle {
  readonly icon?: ReactNode
  /** Takes no presses, keeps the focus, and shows a spinner; pass the busy words as children. */
  readonly busy?: boolean
}

/** `secondary` by default: a view has one primary action. */
export function Button({
  look,
  size,
  block,
  className,
  icon,
  busy = false,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-busy={busy || undefined}
      className={buttonClass({ look, size, block, className })}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

export interface ButtonLinkProps extends Omit<ComponentProps<typeof Link>, 'className' | 'to'>, ButtonStyle {
  readonly href: string
  readonly icon?: ReactNode
}

export function ButtonLink({ href, look, size, block, className, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} to={href} className={buttonClass({ look, size, block, className })}>
      {icon}
      {children}
    </Link>
  )
}
