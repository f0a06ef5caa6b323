import type { ComponentProps, ReactNode } from 'react'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: ReactNode
  readonly icon?: ReactNode
}

/** A 22 px box in a 44 px row that can be pressed everywhere. */
export function Checkbox({ label, icon, ...input }: CheckboxProps) {
  return (
    <label className="check">
      <input {...input} type="checkbox" />
      {icon}
      <span>{label}</span>
    </label>
  )
}
