import { type ComponentType, type ReactElement, useEffect, useRef, useState } from 'react'

/** Props of an element whose HTML came from the server and is left as it is. */
export const servedHtml = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** A component that is fetched apart from the page that shows it. */
export interface LazyComponent<Props> {
  component: ComponentType<Props> | undefined
  readonly load: () => Promise<void>
}

export function lazyComponent<Props>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const lazy: LazyComponent<Props> = {
    component: undefined,
    load: async () => {
      lazy.component ??= await fetchComponent()
    },
  }
  return lazy
}

export interface StaticIsland<Props> {
  (props: Props & { readonly className?: string }): ReactElement
  /** Fetches the code. The server does so before it renders, the browser before a navigation that shows the island. */
  readonly load: () => Promise<void>
}

/**
 * A part of a page that is never hydrated: drawings, text, links. The browser leaves the server's HTML alone, so the code
 * is no part of the first load; it is fetched where the browser has to render the part itself. Such a component has no
 * state, and its links are followed by the shell.
 */
export function staticIsland<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): StaticIsland<Props> {
  const lazy = lazyComponent(fetchComponent)
  function Island({ className, ...props }: Props & { readonly className?: string }) {
    const [Content, setContent] = useState(() => lazy.component)
    const box = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (Content || box.current?.hasChildNodes()) return
      lazy.load().then(
        () => setContent(() => lazy.component),
        (error: unknown) => console.error(error),
      )
    }, [Content])
    if (!Content) return <div ref={box} className={className} {...servedHtml} />
    return (
      <div ref={box} className={className}>
        <Content {...(props as unknown as Props)} />
      </div>
    )
  }
  return Object.assign(Island, { load: lazy.load })
}
