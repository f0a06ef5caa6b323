import type { ComponentProps } from 'react'
import { CheckIcon, XIcon } from './icons.ts'

export interface ChipProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly pressed: boolean
}

export function Chip({ pressed, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className="chip">
      {pressed && <CheckIcon size="s" />}
      {children}
    </button>
  )
}

export interface RemovableChipProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label'> {
  /** For screen readers ("Remove filter-coffee"). */
  readonly removeLabel: string
}

export function RemovableChip({ removeLabel, children, ...rest }: RemovableChipProps) {
  return (
    <button type="button" {...rest} aria-label={removeLabel} className="chip is-on">
      {children}
      <XIcon size="s" className="-me-1" />
    </button>
  )
}
