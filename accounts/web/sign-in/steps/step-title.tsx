import type { ReactNode } from 'react'

/** Takes the focus as its form appears. */
export function StepTitle({ id, children, text }: { id: string; children: ReactNode; text?: string }) {
  return (
    <div>
      <h2 id={id} className="text-h2 outline-none" tabIndex={-1} data-autofocus>
        {children}
      </h2>
      {text ? <p className="mt-1.5">{text}</p> : null}
    </div>
  )
}
