import { cx } from './cx.ts'

export interface ProgressStepsProps {
  /** Drawn from 768 px, always read out. */
  readonly steps: readonly string[]
  readonly current: number
  readonly stepText?: string
  readonly doneText?: string
}

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
