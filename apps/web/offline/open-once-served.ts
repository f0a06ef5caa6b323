const firstLookMs = 1000
const longestMs = 60_000

/** A device may be online before the site can be reached. */
const isServed = () => fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok)

/** Opens a page of the site once there is a network and the server answers, until the function that it gives is called. */
export function openOnceServed(path: string): () => void {
  let timer: ReturnType<typeof setTimeout>
  let latest = 0
  async function look(pause: number): Promise<void> {
    clearTimeout(timer)
    latest += 1
    const own = latest
    const served = navigator.onLine && (await isServed().catch(() => false))
    if (own !== latest) return
    if (served) window.location.replace(path)
    else timer = setTimeout(look, pause, Math.min(2 * pause, longestMs))
  }
  const begin = () => void look(firstLookMs)
  timer = setTimeout(begin, firstLookMs)
  window.addEventListener('online', begin)
  return () => {
    latest += 1
    clearTimeout(timer)
    window.removeEventListener('online', begin)
  }
}
