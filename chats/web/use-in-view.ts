import { useEffect, useEffectEvent, useRef } from 'react'

/** Pixels. */
const margin = 400

/** Calls `onInView` in the container `root`; again after each change of `round`. */
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
