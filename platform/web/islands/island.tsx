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
import { onNear } from './near.ts'
import { endOfPress, onFirstEvent } from './press.ts'
import { type LazyComponent, lazyComponent, servedHtml } from './static-island.tsx'

/**
 * When an island hydrates: `load` once the page is interactive, `page-interaction` on its first use, `interaction` on
 * pointer or focus in the island, `control` on one of its buttons or a link marked `data-hydrates`, `near` also once
 * the page is scrolled near it, `never` without behaviour. A failed image, or code loaded by a navigation, always hydrates.
 */
export type HydrateOn = 'load' | 'page-interaction' | 'interaction' | 'control' | 'near' | 'never'

export interface ServedForm {
  /** The form's content at hydration as a query, if someone changed it. */
  readonly servedForm?: string
  readonly wasSubmitted?: boolean
}

type IslandProps<Props> = Omit<Props, keyof ServedForm> & {
  readonly className?: string
  /** Hydrates as soon as the page is interactive. */
  readonly hydrate?: boolean
}

export interface Island<Props> {
  (props: IslandProps<Props>): ReactElement
  readonly load: () => Promise<void>
}

export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * A part of a page whose code is not in the first load. The server's HTML stays until `hydrateOn`; then the component
 * replaces it, but never during a press. Focus, typed text and an unhandled click are kept.
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
    // Synchronously: a press would be lost with its target.
    flushSync(() => setHydrated((before) => before ?? { Content, served }))
  }
  // Without the code, forms and links work as without script.
  const giveUp = (error: unknown) => {
    console.error(error)
    submitted.current?.submit()
    if (clicked.current instanceof HTMLAnchorElement) location.assign(clicked.current.href)
  }
  // A button replaced between press and release never gets its click.
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
    else if (hydrateOn === 'near' && box.current) return onNear(box.current, hydrate)
  }, [])
  useEffect(() => {
    if (!hydrated && lazy.component) hydrate()
  })
  useBrowserLayoutEffect(() => {
    if (hydrated) handOver(box.current, hydrated.served)
  }, [hydrated])
  const triggers = {
    onErrorCapture: hydrate,
    // Also of what hydrates by itself: a press may come before its code.
    ...(hydrateOn !== 'never' && interactionTriggers()),
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

/** After a navigation, or with a failed image. */
const isIncomplete = (box: HTMLElement | null): boolean =>
  !box?.hasChildNodes() ||
  [...box.querySelectorAll('img')].some((image) => image.complete && image.naturalWidth === 0)

const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

const markedControls = 'button, [data-hydrates]'

interface ServedState extends ServedForm {
  readonly focused: number
  readonly clicked: number
  /** What the clicked control said of itself: whether it is open or pressed. */
  readonly said: string
}

const nothingServed: ServedState = { focused: -1, clicked: -1, said: '' }

const controlsOf = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('a, button, input, select, textarea, img') ?? []),
]

function unhandledControl(event: MouseEvent): HTMLElement | null {
  const target = event.target as Element
  const control = target.closest<HTMLElement>('a, label, button') ?? target.closest('img')
  if (!control?.matches('img, [type=button], [data-hydrates]')) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey) return null
  event.preventDefault()
  return control
}

const whatItSays = (control: HTMLElement | null): string =>
  ['aria-expanded', 'aria-pressed'].map((name) => control?.getAttribute(name)).join()

function servedState(box: HTMLElement | null, clicked: HTMLElement | null): ServedState {
  const all = controlsOf(box)
  const focused = all.indexOf(document.activeElement as HTMLElement)
  const indexes = { focused, clicked: clicked ? all.indexOf(clicked) : -1, said: whatItSays(clicked) }
  const form = box?.querySelector('form')
  const servedForm = form ? changedForm(form) : undefined
  return servedForm === undefined ? indexes : { ...indexes, servedForm }
}

function handOver(box: HTMLElement | null, { focused, clicked, said }: ServedState): void {
  if (focused < 0 && clicked < 0) return
  const all = controlsOf(box)
  all[focused]?.focus({ preventScroll: true })
  // What it was to open may be open by itself, and what was to be saved may be known as saved.
  const control = all[clicked]
  if (control && whatItSays(control) === said) control.click()
}
