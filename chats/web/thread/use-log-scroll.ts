import type { Message } from '@basera/chats/contract'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Milliseconds until the log follows a message to its end (marketplace 9). */
const scrollDelay = 100

/** Pixels from the end within which it still counts as the end. */
const nearEnd = 40

type Place = 'end' | { readonly seq: string; readonly top: number }

const said = (box: HTMLElement) => box.querySelectorAll<HTMLElement>('[data-seq]')
const topIn = (box: HTMLElement, one: HTMLElement) =>
  one.getBoundingClientRect().top - box.getBoundingClientRect().top

/** The first message in sight, and where it is: what must not move as others come and go around it. */
function placeOf(box: HTMLElement, isEndShown: boolean): Place {
  if (isEndShown && box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd) return 'end'
  for (const one of said(box)) {
    const top = topIn(box, one)
    if (top + one.offsetHeight > 0) return { seq: one.dataset.seq ?? '', top }
  }
  return 'end'
}

function goBack(box: HTMLElement, { seq, top }: Exclude<Place, 'end'>): void {
  const one = box.querySelector<HTMLElement>(`[data-seq="${seq}"]`)
  if (one) box.scrollTop += topIn(box, one) - top
}

const toEnd = (box: HTMLElement) => {
  box.scrollTop = box.scrollHeight
}

/** The number of the last message of which the beginning is in sight. */
function lastInSight(box: HTMLElement): number {
  const all = said(box)
  for (let n = all.length - 1; n >= 0; n--) {
    const one = all[n]
    if (one && topIn(box, one) < box.clientHeight - nearEnd / 2) return Number(one.dataset.seq)
  }
  return 0
}

interface LogScrollOptions {
  /** What is in the page now. */
  readonly messages: readonly Message[]
  /** The newest message is among them. */
  readonly isEndShown: boolean
  /** Told how far was seen, each time it may be further. */
  readonly onSeen: (seq: number) => void
}

/** Where the log stands: at its end it follows what comes; elsewhere it stays, whatever comes and goes around. */
export function useLogScroll({ messages, isEndShown, onSeen }: LogScrollOptions) {
  const box = useRef<HTMLDivElement>(null)
  const place = useRef<Place>('end')
  const wasFilled = useRef(false)
  const lastTop = useRef(0)
  const [isAtEnd, setAtEnd] = useState(true)
  const look = useCallback(() => {
    if (box.current) onSeen(lastInSight(box.current))
  }, [onSeen])
  const onScroll = () => {
    if (!box.current) return
    const { scrollTop } = box.current
    const wentUp = scrollTop < lastTop.current
    lastTop.current = scrollTop
    // The end is left by going up alone: what has come below meanwhile is followed.
    if (place.current !== 'end' || wentUp) place.current = placeOf(box.current, isEndShown)
    setAtEnd(place.current === 'end')
    look()
  }
  useLayoutEffect(() => {
    if (!box.current || messages.length === 0) return
    if (place.current !== 'end') goBack(box.current, place.current)
    else if (!wasFilled.current) toEnd(box.current)
    wasFilled.current = true
  }, [messages])
  const follow = useCallback(() => {
    if (box.current && place.current === 'end') toEnd(box.current)
    look()
  }, [look])
  // Every render can have made the log longer.
  useEffect(() => {
    const timer = setTimeout(follow, scrollDelay)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const resized = new ResizeObserver(follow)
    if (box.current) resized.observe(box.current)
    document.addEventListener('visibilitychange', look)
    return () => {
      resized.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [follow, look])
  const goToEnd = useCallback(() => {
    place.current = 'end'
    setAtEnd(true)
  }, [])
  return { box, onScroll, isAtEnd, goToEnd }
}
