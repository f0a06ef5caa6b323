import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

export interface TextInputProps extends ComponentProps<'input'> {
  readonly icon?: ReactNode
  /** Before ("₹") and after ("/ month") the text. */
  readonly prefix?: string
  readonly suffix?: ReactNode
  readonly boxClassName?: string
}

export function TextInput({ icon, prefix, suffix, boxClassName, ...input }: TextInputProps) {
  return (
    <span className={cx('control', boxClassName)}>
      {icon}
      {prefix && <span className="pre">{prefix}</span>}
      <input type="text" {...input} />
      {suffix && (typeof suffix === 'string' ? <span className="suf">{suffix}</span> : suffix)}
    </span>
  )
}
