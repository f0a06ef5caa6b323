/** Milliseconds that a list may take to show again. */
const LONGEST_WAIT_MS = 3_000
const entriesKept = 50

const entryKey = (): string => window.history.state?.key ?? ''

function focusLink(href: string): void {
  const until = performance.now() + LONGEST_WAIT_MS
  let wasInMain = false
  const look = () => {
    const main = document.getElementById('main')
    const isInMain = document.activeElement === main
    if (performance.now() > until || (wasInMain && !isInMain)) return
    wasInMain = isInMain
    const link = isInMain ? main?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) : undefined
    if (link) link.focus({ preventScroll: true })
    else requestAnimationFrame(look)
  }
  look()
}

/** After Back the link by which a page was left has the focus again, once the page has it (shell.focus-kept). */
export function returnFocus(): void {
  const linksByEntry = new Map<string, string>()
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('#main a[href]') : null
      if (!link) return
      linksByEntry.delete(entryKey())
      linksByEntry.set(entryKey(), link.getAttribute('href') ?? '')
      const [oldest] = linksByEntry.keys()
      if (oldest !== undefined && linksByEntry.size > entriesKept) linksByEntry.delete(oldest)
    },
    true,
  )
  window.addEventListener('popstate', () => {
    const href = linksByEntry.get(entryKey())
    if (href !== undefined) focusLink(href)
  })
}
