import { type MouseEvent, useEffect, useRef } from 'react'
import { Button, buttonClass, Spinner } from '../../design/index.ts'
import type { SearchList } from './use-search-list.ts'

/** Distance in px at which the next page is read without a press. */
const ahead = '600px'

interface ShowMoreProps<Item> {
  readonly list: Pick<SearchList<Item>, 'more' | 'showMore'>
  readonly words: { readonly more: string; readonly busy: string; readonly failed: string }
  /** Focuses the first added item, for keyboards. */
  readonly onAdded: (first: Item) => void
  /** Where it leads without script; a button unless given. */
  readonly href?: string | undefined
  /** Pages read by scrolling after each press, so that the footer stays within reach; none by default. */
  readonly unasked?: number
}

/** "Show more" below a list, for as long as there is more. */
export function ShowMore<Item>({ list, words, onAdded, href, unasked = 0 }: ShowMoreProps<Item>) {
  const { more, showMore } = list
  const box = useRef<HTMLDivElement>(null)
  const unaskedLeft = useRef(unasked)
  useEffect(() => {
    if (more !== 'idle' || !box.current || unaskedLeft.current === 0) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        unaskedLeft.current -= 1
        void showMore()
      },
      { rootMargin: ahead },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [more, showMore])
  if (more === 'none') return null
  const isBusy = more === 'busy'
  async function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    unaskedLeft.current = unasked
    const isByKey = event.detail === 0
    const first = await showMore()
    if (isByKey && first !== undefined) onAdded(first)
  }
  const label = isBusy ? words.busy : words.more
  return (
    <div ref={box} className="mt-8 grid justify-items-center gap-4">
      {more === 'failed' && (
        <p role="alert" className="text-ink-2">
          {words.failed}
        </p>
      )}
      {/* Not disabled while busy: the focus would be lost. */}
      {href === undefined ? (
        <Button aria-disabled={isBusy} onClick={press}>
          {label}
        </Button>
      ) : (
        <a
          href={href}
          rel="nofollow"
          data-hydrates
          onClick={press}
          className={buttonClass()}
          aria-disabled={isBusy || undefined}
        >
          {isBusy && <Spinner />}
          {label}
        </a>
      )}
    </div>
  )
}

/** Focuses an element that is about to be rendered. */
export const focusSoon = (selector: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
