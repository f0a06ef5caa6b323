/** Milliseconds that a list may take to show again, and that the link has to keep the focus. */
const LONGEST_WAIT_MS = 10_000
const STILL_MS = 1_000
const entriesKept = 50

const entryKey = (): string => window.history.state?.key ?? ''

/** The shell gives the focus to the page some time after it shows, so the link takes it from there until all is still. */
function focusLink(href: string): void {
  const entry = entryKey()
  const until = performance.now() + LONGEST_WAIT_MS
  let wasThere = false
  let since = Number.POSITIVE_INFINITY
  const look = () => {
    const main = document.getElementById('main')
    const link = main?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
    const focused = document.activeElement
    const isThere = focused !== null && (focused === main || focused === link)
    const now = performance.now()
    if (now > until || now - since > STILL_MS || entryKey() !== entry || (wasThere && !isThere)) return
    wasThere = isThere
    if (focused === main && link) {
      link.focus({ preventScroll: true })
      since = now
    }
    requestAnimationFrame(look)
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
