import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Scrolls the heading of a new search into view. The ref goes on the heading; `servedAddress` is the search shown
 * before, if any.
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
