import type { ReactNode } from 'react'

interface FactProps {
  readonly icon: ReactNode
  readonly label: string
  readonly children: ReactNode
}

/** One line of a profile: icon, label, and what the person says. Stands in a `<dl className="person-facts">`. */
export function Fact({ icon, label, children }: FactProps) {
  return (
    <div>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
