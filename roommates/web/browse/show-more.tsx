import { Button } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useEffect, useRef } from 'react'
import en from './locales/en.json'
import type { RoommateList } from './use-roommates.ts'

/** Pages that come by scrolling alone after each press: the footer stays within reach. */
const unaskedPages = 2

/** How far below the screen the button may be, in px, when the next page is fetched unasked. */
const ahead = '600px'

/** "Show more", which also presses itself twice while the list is scrolled. */
export function ShowMore({ list }: { list: RoommateList }) {
  const t = useSentences(en)
  const { more, showMore } = list
  const box = useRef<HTMLDivElement>(null)
  const left = useRef(unaskedPages)
  useEffect(() => {
    if (more !== 'idle' || !box.current || left.current === 0) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        left.current -= 1
        void showMore()
      },
      { rootMargin: ahead },
    )
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [more, showMore])
  if (more === 'none') return null
  const press = async (byKey: boolean) => {
    left.current = unaskedPages
    const first = await showMore()
    if (byKey && first) focusOn(first)
  }
  return (
    <div ref={box} className="browse-more">
      {more === 'failed' && <p role="alert">{t('roommates.browse.moreFailed')}</p>}
      {/* Not disabled while busy: whoever pressed it by key would lose the focus. */}
      <Button aria-disabled={more === 'busy'} onClick={({ detail }) => void press(detail === 0)}>
        {t(more === 'busy' ? 'roommates.browse.showingMore' : 'roommates.browse.showMore')}
      </Button>
    </div>
  )
}

const focusOn = (id: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-roommate="${id}"]`)?.focus())
