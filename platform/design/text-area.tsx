import type { ComponentProps } from 'react'

/** A text box of several lines that grows with its text where the browser can. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return (
    <span className="control">
      <textarea rows={4} {...props} />
    </span>
  )
}
