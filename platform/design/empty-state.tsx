import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** A drawing of `@basera/platform/design/art`. */
  readonly scene?: ReactNode
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly level?: 1 | 2 | 3
}

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
