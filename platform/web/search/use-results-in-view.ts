import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Brings the heading of a new search's list into view when the page is scrolled past it. The element goes on the heading.
 * `servedAddress` is the search that was on the screen before this component, if any.
 */
export function useResultsInView(
  address: string,
  servedAddress: string = address,
): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null)
  const current = useRef(servedAddress)
  const navigationType = useNavigationType()
  useEffect(() => {
    if (current.current === address) return
    current.current = address
    // Back and Forward restore the scroll position themselves.
    if (navigationType === 'POP') return
    if ((head.current?.getBoundingClientRect().top ?? 0) < 0) head.current?.scrollIntoView({ block: 'start' })
  }, [address, navigationType])
  return head
}
