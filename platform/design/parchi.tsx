import type { ReactNode } from 'react'

export interface ParchiRow {
  readonly label: string
  /** The sum as shown, "₹18,500". */
  readonly sum: string
  readonly total?: boolean
}

/** The paper slip that carries sums of money, with dotted leaders; a total row is ruled off and larger. */
export function Parchi({
  title,
  rows,
  children,
}: {
  title?: ReactNode
  rows: readonly ParchiRow[]
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
