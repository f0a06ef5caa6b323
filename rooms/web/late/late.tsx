import { type ComponentType, type ReactElement, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { changedForm } from './changed-form.ts'
import { onFirstOf } from './first-of.ts'
import { endOfPress } from './press.ts'
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts'

/** Props of an element whose content came from the server and stays as it is. */
const asServed = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/**
 * When the browser takes a part over: `touched` when a pointer or the focus comes to it, `used` at the first sign that
 * someone uses the page, `shown` right after the page came alive, `never` for parts without any behaviour. A picture that
 * is broken always wakes its part.
 */
type Moment = 'touched' | 'used' | 'shown' | 'never'

/** What a late part may want to know when it goes live. */
export interface TakenOver {
  /** What the served form held by then, as a query, if someone had changed it; and whether it was already sent off. */
  readonly served?: string
  readonly isSent?: boolean
}

export interface Late<Props> {
  (props: Omit<Props, keyof TakenOver> & { readonly className?: string }): ReactElement
  /** Fetches the code: on the server before it renders, in the browser before a navigation that shows the part. */
  readonly load: () => Promise<void>
}

const controls = 'a, button, input, select, textarea, img'

/** A part's code, here or still to be fetched. */
interface Source<Props> {
  known: ComponentType<Props> | undefined
  load(): Promise<void>
}

/**
 * A part of a page whose code is no part of the page's first load. The server sends its HTML, the browser leaves it alone
 * until `moment` and then puts the live part in its place, though never in the middle of a press; the focus, what was
 * typed into a form, and a click that nothing answered yet go over to it.
 */
export function late<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  moment: Moment,
): Late<Props> {
  const source: Source<Props> = {
    known: undefined,
    async load() {
      source.known ??= await fetchPart()
    },
  }
  function LatePart({ className, ...props }: Omit<Props, keyof TakenOver> & { readonly className?: string }) {
    const { live, box, wakers } = useLive(source, moment)
    if (!live) return <div ref={box} className={className} {...wakers} {...asServed} />
    const { Part, left } = live
    const { served, isSent } = left
    return (
      <div ref={box} className={className}>
        <Part {...(props as unknown as Props)} {...(served === undefined ? {} : { served, isSent })} />
      </div>
    )
  }
  return Object.assign(LatePart, { load: source.load })
}

function useLive<Props>(source: Source<Props>, moment: Moment) {
  const [live, setLive] = useState(() => source.known && { Part: source.known, left: nothingLeft })
  const box = useRef<HTMLDivElement>(null)
  const clicked = useRef<HTMLElement | null>(null)
  const sent = useRef<HTMLFormElement | null>(null)
  const press = useRef<Promise<void>>(undefined)
  const goLive = () => {
    const Part = source.known
    if (!Part) return
    const left = { ...leftBehind(box.current, clicked.current), isSent: sent.current !== null }
    // At once: a press that began before a later render would be lost with what it was on.
    flushSync(() => setLive((before) => before ?? { Part, left }))
  }
  // Without the code the form goes its own way.
  const giveUp = (error: unknown) => {
    console.error(error)
    sent.current?.submit()
  }
  // A button that makes way between the press and the release leaves the click to nobody.
  const pressOver = () => press.current
  const wake = () => void source.load().then(pressOver).then(goLive, giveUp)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page came alive
  useEffect(() => {
    if (live) return
    if (moment === 'shown' || isIncomplete(box.current)) wake()
    else if (moment === 'used') return onFirstOf(signsOfUse, wake)
  }, [])
  // Fetched for a navigation meanwhile: what was served may be out of date.
  useEffect(() => {
    if (!live && source.known) wake()
  })
  useBrowserLayoutEffect(() => {
    if (live) handOver(box.current, live.left)
  }, [live])
  const onClick = ({ target }: { readonly target: EventTarget }) => {
    clicked.current = waitingAt(target)
  }
  const onPress = () => {
    press.current = endOfPress()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) sent.current = event.target
    wake()
  }
  const touched =
    moment === 'touched' || moment === 'used'
      ? { onClick, onSubmit, onPointerDown: onPress, onKeyDown: onPress, onFocus: wake, onPointerEnter: wake }
      : {}
  const wakers = { ...touched, onErrorCapture: wake }
  return { live, box, wakers }
}

/** Whether there is nothing of the part, as after a navigation, or a picture of it failed. */
const isIncomplete = (box: HTMLElement | null): boolean =>
  !box?.hasChildNodes() ||
  [...box.querySelectorAll('img')].some((image) => image.complete && image.naturalWidth === 0)

const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

interface LeftBehind extends TakenOver {
  /** Places of the focused and the clicked control among all controls; -1 for none. */
  readonly focused: number
  readonly clicked: number
}

const nothingLeft: LeftBehind = { focused: -1, clicked: -1 }

const controlsOf = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>(controls) ?? [])]

// Links, boxes and submit buttons work without script; other buttons waited for it, and pictures that open.
function waitingAt(target: EventTarget): HTMLElement | null {
  if (!(target instanceof Element)) return null
  const control = target.closest<HTMLElement>('a, label, button') ?? target.closest('img')
  return control?.matches('img, [type=button]') ? control : null
}

function leftBehind(box: HTMLElement | null, clicked: HTMLElement | null): LeftBehind {
  const all = controlsOf(box)
  const focused = all.indexOf(document.activeElement as HTMLElement)
  const places = { focused, clicked: clicked ? all.indexOf(clicked) : -1 }
  const form = box?.querySelector('form')
  const served = form ? changedForm(form) : undefined
  return served === undefined ? places : { ...places, served }
}

function handOver(box: HTMLElement | null, { focused, clicked }: LeftBehind): void {
  if (focused < 0 && clicked < 0) return
  const all = controlsOf(box)
  all[focused]?.focus({ preventScroll: true })
  all[clicked]?.click()
}
