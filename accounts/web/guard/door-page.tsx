import type { ReactNode } from 'react'
import './door-page.css'

export interface DoorPageProps {
  readonly art: ReactNode
  readonly title?: string
  readonly text?: string
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

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
