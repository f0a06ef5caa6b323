import type { ReactNode } from 'react'
import './threshold.css'

export interface ThresholdProps {
  /** The door that stands in the way, or open. */
  readonly art: ReactNode
  readonly title?: string
  readonly text?: string
  /** Buttons and links. */
  readonly actions?: ReactNode
  /** A form, which may bring its own heading. */
  readonly children?: ReactNode
}

/** A page that is one door: what stands behind it, and the step that opens it. */
export function Threshold({ art, title, text, actions, children }: ThresholdProps) {
  return (
    <div className="wrap threshold">
      <div className="threshold-art">{art}</div>
      <div>
        {title ? <h1 className="text-h1">{title}</h1> : null}
        {text ? <p className="text-lead">{text}</p> : null}
        {actions ? <div className="threshold-acts">{actions}</div> : null}
        {children}
      </div>
    </div>
  )
}
