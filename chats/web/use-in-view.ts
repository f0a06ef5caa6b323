import { useEffect, useEffectEvent, useRef } from 'react'

/** Pixels before the visible part at which an element counts as in view. */
const margin = 400

/**
 * Calls `onInView` when the element comes into view of the container that `root` selects; again after each change of
 * `round`, if it is still in view.
 */
export function useInView<E extends Element>(onInView: () => void, root: string, round?: unknown) {
  const ref = useRef<E>(null)
  const notify = useEffectEvent(onInView)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer reports again what is still in view
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify()
      },
      { root: element.closest(root), rootMargin: `${margin}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, round])
  return ref
}
