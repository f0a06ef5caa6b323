import type { ReactNode } from 'react'

export interface CostRow {
  readonly label: string
  /** The sum as shown, "₹18,500". */
  readonly sum: string
  readonly total?: boolean
}

/** Sums of money on a paper slip (a parchi), with dotted leaders and a ruled total. */
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
