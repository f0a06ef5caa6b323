import type { ReactNode } from 'react'

/** Heading of a form. It takes the focus as the form appears, so that the way starts at its top. */
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
