import { type ComponentType, type ReactElement, useEffect, useRef, useState } from 'react'

/** Keeps the server's HTML as it is. */
export const servedHtml = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

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
  /** Loads the code: on the server before rendering, in the browser before a navigation. */
  readonly load: () => Promise<void>
}

/** Never hydrates: the server's HTML stays. It has no state; the shell follows its links. */
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
