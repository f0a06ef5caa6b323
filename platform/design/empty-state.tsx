import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** A drawing of `@basera/platform/design/art`. */
  readonly scene?: ReactNode
  readonly title: string
  readonly children?: ReactNode
  /** One or two buttons. */
  readonly actions?: ReactNode
  readonly level?: 1 | 2 | 3
}

/** Scene, title, one sentence and what to do next. */
export function EmptyState({ scene, title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      {scene}
      <Heading className="text-h3">{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div>{actions}</div>}
    </div>
  )
}
