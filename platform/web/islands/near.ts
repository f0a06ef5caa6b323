/** Above the screen everything counts: the jump to the foot of a page passes what lies between. */
const nearMargin = '10000000px 0px 200px'

/** Calls `reach` once the page is scrolled near an element or past it. Returns a function that stops watching. */
export function onNear(element: Element, reach: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      // A busy page is told several changes at once, the oldest first.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      reach()
    },
    { rootMargin: nearMargin },
  )
  watch.observe(element)
  return () => watch.disconnect()
}
