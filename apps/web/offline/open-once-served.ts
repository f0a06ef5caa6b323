const firstLookMs = 1000
const longestMs = 60_000

/** A device may be online before the site can be reached. */
const isServed = () => fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok)

/** Opens a page of the site once there is a network and the server answers, until the function that it gives is called. */
export function openOnceServed(path: string): () => void {
  let delay = firstLookMs
  let timer: ReturnType<typeof setTimeout>
  let isOver = false
  async function look(): Promise<void> {
    const served = navigator.onLine && (await isServed().catch(() => false))
    if (isOver) return
    if (served) return window.location.replace(path)
    timer = setTimeout(look, delay)
    delay = Math.min(2 * delay, longestMs)
  }
  function begin(): void {
    delay = firstLookMs
    clearTimeout(timer)
    timer = setTimeout(look)
  }
  timer = setTimeout(look, delay)
  window.addEventListener('online', begin)
  return () => {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('online', begin)
  }
}
