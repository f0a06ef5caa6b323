import { type ComponentProps, type ReactNode, useId } from 'react'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'role'> {
  readonly label: ReactNode
  /** A quieter sentence below the label. */
  readonly hint?: ReactNode
}

/** A setting that takes effect at once; words left, switch right. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const hintId = useId()
  return (
    <label className="switch-row">
      <span>
        <span className="label">{label}</span>
        {hint && (
          <span id={hintId} className="block text-small text-ink-3">
            {hint}
          </span>
        )}
      </span>
      <input
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
