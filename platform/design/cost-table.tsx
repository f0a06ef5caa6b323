import type { ReactNode } from 'react'

export interface CostRow {
  readonly label: string
  readonly sum: string
  readonly total?: boolean
}

export function CostTable({
  title,
  rows,
  children,
}: {
  title?: ReactNode
  rows: readonly CostRow[]
  children?: ReactNode
}) {
  return (
    <div className="parchi">
      {title}
      <dl>
        {rows.map(({ label, sum, total }) => (
          <div key={label} className={total ? 'total' : undefined}>
            <dt>{label}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  )
}
