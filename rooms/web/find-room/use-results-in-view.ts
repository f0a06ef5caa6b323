import { type RefObject, useEffect, useRef } from 'react'
import type { RoomList } from './use-room-list.ts'

/** Brings the heading of a new search's list into view when the page is scrolled past it. The element goes on the heading. */
export function useResultsInView({ stage }: RoomList): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null)
  const searched = useRef(false)
  useEffect(() => {
    if (stage !== 'done') {
      searched.current = true
      return
    }
    // A list that was there at once came with the page or with Back, which puts the scroll right itself.
    if (!searched.current) return
    searched.current = false
    const top = head.current?.getBoundingClientRect().top ?? 0
    if (top < 0) head.current?.scrollIntoView({ block: 'start' })
  }, [stage])
  return head
}
