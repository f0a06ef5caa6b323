import {
  type ComponentType,
  type MouseEvent,
  type ReactElement,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { changedForm } from './changed-form.ts'
import { endOfPress, onFirstEvent } from './press.ts'
import { type LazyComponent, lazyComponent, servedHtml } from './static-island.tsx'

/**
 * When the browser hydrates an island: `load` as soon as the page is interactive, `page-interaction` at the first sign that
 * someone uses the page, `interaction` when a pointer or the focus comes to the island, `control` when it comes to one of
 * its buttons or to a link marked `data-hydrates`, `never` for islands without behaviour. An image that failed to load
 * always hydrates its island, and so does its code where a navigation has fetched that.
 */
export type HydrateOn = 'load' | 'page-interaction' | 'interaction' | 'control' | 'never'

/** What an island's component may want to know about the form that the server sent. */
export interface ServedForm {
  /** What the form held at hydration, as a query, if someone had changed it. */
  readonly servedForm?: string
  /** Whether it had been submitted by then. */
  readonly wasSubmitted?: boolean
}

type IslandProps<Props> = Omit<Props, keyof ServedForm> & {
  readonly className?: string
  /** Hydrates as soon as the page is interactive, whatever the island usually waits for. */
  readonly hydrate?: boolean
}

export interface Island<Props> {
  (props: IslandProps<Props>): ReactElement
  /** Fetches the code: on the server before it renders, in the browser before a navigation that shows the island. */
  readonly load: () => Promise<void>
}

/** A layout effect in the browser only; React warns of layout effects on the server. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * A part of a page whose code is not in the page's first load. The server sends its HTML, and the browser leaves that alone
 * until `hydrateOn`; then the component takes its place, though never in the middle of a press. The focus, what was typed
 * into a form, and a click that nothing handled yet go over to it.
 */
export function island<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  hydrateOn: HydrateOn,
): Island<Props> {
  const lazy = lazyComponent(fetchComponent)
  function LazyIsland({ className, hydrate, ...props }: IslandProps<Props>) {
    const { hydrated, box, triggers } = useHydration(lazy, hydrate ? 'load' : hydrateOn)
    if (!hydrated) return <div ref={box} className={className} {...triggers} {...servedHtml} />
    const { Content, served } = hydrated
    const { servedForm, wasSubmitted } = served
    return (
      <div ref={box} className={className}>
        <Content
          {...(props as unknown as Props)}
          {...(servedForm === undefined ? {} : { servedForm, wasSubmitted })}
        />
      </div>
    )
  }
  return Object.assign(LazyIsland, { load: lazy.load })
}

function useHydration<Props>(lazy: LazyComponent<Props>, hydrateOn: HydrateOn) {
  const [hydrated, setHydrated] = useState(
    () => lazy.component && { Content: lazy.component, served: nothingServed },
  )
  const box = useRef<HTMLDivElement>(null)
  const clicked = useRef<HTMLElement | null>(null)
  const submitted = useRef<HTMLFormElement | null>(null)
  const press = useRef<Promise<void>>(undefined)
  const show = () => {
    const Content = lazy.component
    if (!Content) return
    const served = { ...servedState(box.current, clicked.current), wasSubmitted: submitted.current !== null }
    // Synchronously: a press that began before a later render would be lost with its target.
    flushSync(() => setHydrated((before) => before ?? { Content, served }))
  }
  // Without the code, forms and links do what they do without script.
  const giveUp = (error: unknown) => {
    console.error(error)
    submitted.current?.submit()
    if (clicked.current instanceof HTMLAnchorElement) location.assign(clicked.current.href)
  }
  // A button that is replaced between press and release never gets its click.
  const hydrate = () =>
    void lazy
      .load()
      .then(() => press.current)
      .then(show, giveUp)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is interactive
  useEffect(() => {
    if (hydrated) return
    if (hydrateOn === 'load' || isIncomplete(box.current)) hydrate()
    else if (hydrateOn === 'page-interaction') return onFirstEvent(interactions, hydrate)
  }, [])
  // A navigation has fetched the code meanwhile: the served HTML may be out of date.
  useEffect(() => {
    if (!hydrated && lazy.component) hydrate()
  })
  useBrowserLayoutEffect(() => {
    if (hydrated) handOver(box.current, hydrated.served)
  }, [hydrated])
  const triggers = {
    onErrorCapture: hydrate,
    ...(hydrateOn !== 'never' && hydrateOn !== 'load' && interactionTriggers()),
  }
  return { hydrated, box, triggers }

  function interactionTriggers() {
    const onPress = () => {
      press.current = endOfPress()
    }
    const onTarget = ({ target }: { readonly target: EventTarget }) => {
      if (hydrateOn !== 'control' || (target as Element).closest(markedControls)) hydrate()
    }
    return {
      onClick(event: MouseEvent) {
        clicked.current = unhandledControl(event)
      },
      onSubmit(event: SubmitEvent) {
        event.preventDefault()
        if (event.target instanceof HTMLFormElement) submitted.current = event.target
        hydrate()
      },
      onPointerDown: onPress,
      onKeyDown: onPress,
      onFocus: onTarget,
      onPointerOver: onTarget,
    }
  }
}

/** Whether there is nothing of the island, as after a navigation, or an image of it failed to load. */
const isIncomplete = (box: HTMLElement | null): boolean =>
  !box?.hasChildNodes() ||
  [...box.querySelectorAll('img')].some((image) => image.complete && image.naturalWidth === 0)

const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

const markedControls = 'button, [data-hydrates]'

interface ServedState extends ServedForm {
  /** Index of the focused and of the clicked control among all controls; -1 for none. */
  readonly focused: number
  readonly clicked: number
}

const nothingServed: ServedState = { focused: -1, clicked: -1 }

const controlsOf = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('a, button, input, select, textarea, img') ?? []),
]

/** The control under a click that does nothing without script: other buttons than submit buttons, images, marked links. */
function unhandledControl(event: MouseEvent): HTMLElement | null {
  const target = event.target as Element
  const control = target.closest<HTMLElement>('a, label, button') ?? target.closest('img')
  if (!control?.matches('img, [type=button], [data-hydrates]')) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey) return null
  event.preventDefault()
  return control
}

function servedState(box: HTMLElement | null, clicked: HTMLElement | null): ServedState {
  const all = controlsOf(box)
  const focused = all.indexOf(document.activeElement as HTMLElement)
  const indexes = { focused, clicked: clicked ? all.indexOf(clicked) : -1 }
  const form = box?.querySelector('form')
  const servedForm = form ? changedForm(form) : undefined
  return servedForm === undefined ? indexes : { ...indexes, servedForm }
}

function handOver(box: HTMLElement | null, { focused, clicked }: ServedState): void {
  if (focused < 0 && clicked < 0) return
  const all = controlsOf(box)
  all[focused]?.focus({ preventScroll: true })
  all[clicked]?.click()
}
