import { type ComponentProps, type ReactNode, useId } from 'react'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'role'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
}

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
        // The label element also holds the hint, which is not part of the name.
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
