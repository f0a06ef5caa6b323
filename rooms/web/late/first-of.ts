/** Calls `start` at the first of these events on the page. Answers with a function that stops waiting for them. */
export function onFirstOf(names: readonly string[], start: () => void): () => void {
  const stop = () => {
    for (const name of names) window.removeEventListener(name, first, true)
  }
  const first = () => {
    stop()
    start()
  }
  for (const name of names) window.addEventListener(name, first, { capture: true, passive: true })
  return stop
}
