import { type ComponentType, type ReactElement, useEffect, useRef, useState } from 'react'

/** Props of an element whose content came from the server and stays as it is. */
const asServed = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

export interface Still<Props> {
  (props: Props & { readonly className?: string }): ReactElement
  /** Fetches the code. The server does so before it renders, the browser before a navigation that shows the part. */
  readonly load: () => Promise<void>
}

/**
 * A part of a page that never changes once it is shown: drawings, words, links. The server sends its HTML, the browser
 * leaves that HTML alone, and so the part's code is no part of the first load; it is fetched where the browser has to
 * show the part itself. Such a part has no state, and its links are followed by `useClientLinks`.
 */
export function still<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): Still<Props> {
  let known: ComponentType<Props> | undefined
  const load = async () => {
    known ??= await fetchPart()
  }
  function StillPart({ className, ...props }: Props & { readonly className?: string }) {
    const [Part, setPart] = useState(() => known)
    const box = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (Part || box.current?.hasChildNodes()) return
      load().then(
        () => setPart(() => known),
        (error: unknown) => console.error(error),
      )
    }, [Part])
    if (!Part) return <div ref={box} className={className} {...asServed} />
    return (
      <div ref={box} className={className}>
        <Part {...(props as unknown as Props)} />
      </div>
    )
  }
  return Object.assign(StillPart, { load })
}
