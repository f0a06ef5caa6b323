import type { ComponentProps, ReactNode } from 'react'
import { ChevronDownIcon } from './icons.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly SelectOption[]
  readonly icon?: ReactNode
}

export function Select({ options, icon, ...select }: SelectProps) {
  return (
    <span className="control">
      {icon}
      <select {...select}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon />
    </span>
  )
}
