import type { Message } from '@basera/chats/contract'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Milliseconds (chats.follow-delay). */
const followDelay = 100

/** Pixels. */
const nearEnd = 40

/** Pixels above a message that was jumped to. */
const jumpMargin = 80

type ScrollPosition = 'end' | { readonly seq: string; readonly top: number }

const messageElements = (box: HTMLElement) => box.querySelectorAll<HTMLElement>('[data-seq]')
const topIn = (box: HTMLElement, element: HTMLElement) =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top

function readPosition(box: HTMLElement, hasEnd: boolean): ScrollPosition {
  if (hasEnd && box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd) return 'end'
  for (const element of messageElements(box)) {
    const top = topIn(box, element)
    if (top + element.offsetHeight > 0) return { seq: element.dataset.seq ?? '', top }
  }
  return 'end'
}

function restorePosition(box: HTMLElement, { seq, top }: Exclude<ScrollPosition, 'end'>): void {
  const element = box.querySelector<HTMLElement>(`[data-seq="${seq}"]`)
  if (element) box.scrollTop += topIn(box, element) - top
}

const extentOf = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) => ({
  top: scrollTop,
  size: `${scrollHeight} ${clientHeight}`,
})

const scrollToEnd = (box: HTMLElement) => {
  box.scrollTop = box.scrollHeight
}

/** 0 for none. */
function lastVisibleSeq(box: HTMLElement): number {
  const all = messageElements(box)
  for (let n = all.length - 1; n >= 0; n--) {
    const element = all[n]
    if (element && topIn(box, element) < box.clientHeight - nearEnd / 2) return Number(element.dataset.seq)
  }
  return 0
}

interface LogScrollOptions {
  readonly messages: readonly Message[]
  /** The newest message is rendered. */
  readonly hasEnd: boolean
  readonly onSeen: (seq: number) => void
}

/** Elsewhere the visible messages stay in place. */
export function useLogScroll({ messages, hasEnd, onSeen }: LogScrollOptions) {
  const box = useRef<HTMLDivElement>(null)
  const position = useRef<ScrollPosition>('end')
  const wasFilled = useRef(false)
  const last = useRef({ top: 0, size: '' })
  const [isAtEnd, setAtEnd] = useState(true)
  const reportSeen = useCallback(() => {
    if (box.current) onSeen(lastVisibleSeq(box.current))
  }, [onSeen])
  const onScroll = () => {
    if (!box.current) return
    const now = extentOf(box.current)
    const wentUp = now.top < last.current.top && now.size === last.current.size
    last.current = now
    // Only scrolling up leaves the end: a message that has just come below does not, nor does a log that was shorter for a moment.
    if (position.current !== 'end' || wentUp) position.current = readPosition(box.current, hasEnd)
    setAtEnd(position.current === 'end')
    reportSeen()
  }
  useLayoutEffect(() => {
    if (!box.current || messages.length === 0) return
    if (position.current !== 'end') restorePosition(box.current, position.current)
    else if (!wasFilled.current) scrollToEnd(box.current)
    wasFilled.current = true
  }, [messages])
  const follow = useCallback(() => {
    if (box.current && position.current === 'end') {
      scrollToEnd(box.current)
      last.current = extentOf(box.current)
    }
    reportSeen()
  }, [reportSeen])
  // Any render can have made the log longer.
  useEffect(() => {
    const timer = setTimeout(follow, followDelay)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const observer = new ResizeObserver(follow)
    if (box.current) observer.observe(box.current)
    document.addEventListener('visibilitychange', reportSeen)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', reportSeen)
    }
  }, [follow, reportSeen])
  // What comes by itself renders nothing else, as the card of a visit under its message.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(follow, followDelay)
    })
    const lines = box.current?.firstElementChild
    if (lines) observer.observe(lines)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [follow])
  const goToEnd = useCallback(() => {
    position.current = 'end'
    setAtEnd(true)
  }, [])
  const goTo = useCallback((seq: number) => {
    position.current = { seq: String(seq), top: jumpMargin }
    setAtEnd(false)
    if (box.current) restorePosition(box.current, position.current)
  }, [])
  return { box, onScroll, isAtEnd, goToEnd, goTo }
}
