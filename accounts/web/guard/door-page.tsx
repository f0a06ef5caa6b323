import type { ReactNode } from 'react'
import './door-page.css'

export interface DoorPageProps {
  /** The door, closed or open. */
  readonly art: ReactNode
  readonly title?: string
  readonly text?: string
  /** Buttons and links. */
  readonly actions?: ReactNode
  /** A form, which may bring its own heading. */
  readonly children?: ReactNode
}

/** A page of one step: a drawn door, what is behind it, and the button or form that opens it. */
export function DoorPage({ art, title, text, actions, children }: DoorPageProps) {
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
