import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** Brings the heading of a new search's list into view when the page is scrolled past it. The element goes on the heading. */
export function useResultsInView(address: string): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null)
  const shown = useRef(address)
  const way = useNavigationType()
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    // Back and Forward put the scroll right themselves.
    if (way === 'POP') return
    if ((head.current?.getBoundingClientRect().top ?? 0) < 0) head.current?.scrollIntoView({ block: 'start' })
  }, [address, way])
  return head
}
