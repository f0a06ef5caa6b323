import { cx } from './cx.ts'

export interface ProgressStepsProps {
  /** Names of the steps; drawn from 768 px, always read out. */
  readonly steps: readonly string[]
  /** The current step, counted from 0. */
  readonly current: number
  /** "Step 2 of 4" and "25% complete". */
  readonly stepText?: string
  readonly doneText?: string
}

/** Progress through numbered steps. */
export function ProgressSteps({ steps, current, stepText, doneText }: ProgressStepsProps) {
  return (
    <div>
      {stepText && (
        <p className="steps-head">
          <span>{stepText}</span>
          <span>{doneText}</span>
        </p>
      )}
      <ol className="steps">
        {steps.map((step, place) => (
          <li
            key={step}
            className={cx(place < current && 'done', place === current && 'now') || undefined}
            aria-current={place === current ? 'step' : undefined}
          >
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
