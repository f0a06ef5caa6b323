import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { CircleAlertIcon } from './icons.ts'

export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
  readonly 'aria-labelledby'?: string
}

export interface FieldProps {
  readonly label: ReactNode
  /** The word beside an optional field's label ("Optional"). */
  readonly optional?: string | undefined
  readonly hint?: ReactNode
  /** Replaces the hint. */
  readonly error?: string | undefined
  readonly counter?: string | undefined
  /** `group` for several controls: a fieldset with a legend. */
  readonly as?: 'field' | 'group'
  readonly hideLabel?: boolean
  readonly className?: string
  readonly id?: string | undefined
  readonly children: (control: FieldControl) => ReactNode
}

export function Field(props: FieldProps) {
  const { label, optional, hint, error, counter, as = 'field', hideLabel, className, children } = props
  const generatedId = useId()
  const id = props.id ?? generatedId
  const noteId = `${id}-note`
  const note = error ?? hint
  const described = note ? { 'aria-describedby': noteId } : {}
  const invalid = error ? { 'aria-invalid': true as const } : {}
  const labelText = (
    <>
      <span>{label}</span>
      {optional && <span className="opt">{optional}</span>}
    </>
  )
  const labelClass = cx('label', hideLabel && 'sr-only')
  const rest = (
    <>
      {children({
        id,
        ...described,
        ...invalid,
        ...(as === 'group' && { 'aria-labelledby': `${id}-label` }),
      })}
      <div className="field-foot">
        <div id={noteId} aria-live="polite">
          {error ? <FieldError>{error}</FieldError> : hint && <p className="hint">{hint}</p>}
        </div>
        {counter && <span className="hint count-of">{counter}</span>}
      </div>
    </>
  )
  if (as === 'group') {
    return (
      <div className={cx('field', className)}>
        <div id={`${id}-label`} className={labelClass}>
          {labelText}
        </div>
        {rest}
      </div>
    )
  }
  return (
    <div className={cx('field', className)}>
      <label htmlFor={id} className={labelClass}>
        {labelText}
      </label>
      {rest}
    </div>
  )
}

export function FieldError({ children }: { children: ReactNode }) {
  return (
    <p className="err">
      <CircleAlertIcon size="s" />
      <span>{children}</span>
    </p>
  )
}
