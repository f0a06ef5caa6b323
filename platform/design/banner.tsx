import type { ReactNode } from 'react'
import type { Tone } from './badge.tsx'
import { cx } from './cx.ts'
import { CircleAlertIcon, CircleCheckIcon, InfoIcon } from './icons.ts'

const icons = {
  ok: CircleCheckIcon,
  info: InfoIcon,
  accent: CircleAlertIcon,
  danger: CircleAlertIcon,
} as const

export interface BannerProps {
  readonly tone: Tone
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly className?: string
}

/** A notice beside its cause. Screen readers announce `danger` at once, `ok` politely. */
export function Banner({ tone, icon, children, action, className }: BannerProps) {
  const ToneIcon = icons[tone]
  const role = tone === 'danger' ? 'alert' : tone === 'ok' ? 'status' : undefined
  return (
    <div role={role} className={cx('banner', `tone-${tone}`, className)}>
      {icon ?? <ToneIcon />}
      <span>{children}</span>
      {action}
    </div>
  )
}
