import type { ComponentProps } from 'react'

/** Grows with its text where the browser can. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return (
    <span className="control">
      <textarea rows={4} {...props} />
    </span>
  )
}
