/** Calls `start` at the first of these events on the page. Answers with a function that stops waiting for them. */
export function onFirstOf(
  names: readonly string[],
  start: () => void,
  options: AddEventListenerOptions,
): () => void {
  const waiting = new AbortController()
  const stop = () => waiting.abort()
  const first = () => {
    stop()
    start()
  }
  for (const name of names) window.addEventListener(name, first, { ...options, signal: waiting.signal })
  return stop
}
