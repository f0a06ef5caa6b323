import { type ComponentProps, type ReactNode, useId } from 'react'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'role'> {
  readonly label: ReactNode
  /** A quieter sentence below the label. */
  readonly hint?: ReactNode
}

/** A setting that is on or off; words left, switch right. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const labelId = useId()
  const hintId = useId()
  return (
    <label className="switch-row">
      <span>
        <span id={labelId} className="label">
          {label}
        </span>
        {hint && (
          <span id={hintId} className="block text-small text-ink-3">
            {hint}
          </span>
        )}
      </span>
      <input
        // The label element holds the hint too, which is not a part of the name.
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        className="switch"
      />
    </label>
  )
}
