import { useEffect, useEffectEvent, useRef } from 'react'

/** Pixels from the edge of what scrolls at which something counts as seen. */
const ahead = 400

/** Calls `act` when the element comes near to sight, again after each change of `round`. */
export function useSeen<E extends Element>(act: () => void, round: unknown) {
  const ref = useRef<E>(null)
  const seen = useEffectEvent(act)
  // biome-ignore lint/correctness/useExhaustiveDependencies: observing anew tells again what is still in sight
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) seen()
      },
      { root: element.closest('.chat-rows'), rootMargin: `${ahead}px` },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [round])
  return ref
}
