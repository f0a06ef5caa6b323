export const sheetId = 'sheet'

/** Without an answer for so long, in ms, the page does with what it has. */
const LONGEST_WAIT_MS = 4_000

/** Of rest, in ms, before the sheet applies unasked. */
const REST_MS = 3_000

const events = ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'submit', 'popstate']

/** Elements, classes and variables. */
const namesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<[a-z][\w-]*|var\(--[\w-]+| class="([^"]*)"/gi)].flatMap(
    ([name, classes]) => classes?.split(' ') ?? name,
  )

const changedHtml = ({ type, target, addedNodes }: MutationRecord): string =>
  (type === 'attributes' ? [target.cloneNode()] : [...addedNodes])
    .map((node) => (node instanceof Element ? node.outerHTML : ''))
    .join('')

async function whenLoaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return
  await new Promise<unknown>((resolve) => {
    link.onload = link.onerror = resolve
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}

/**
 * Loads the whole style sheet, of which the document has what it shows, and gives what applies it. By itself it applies
 * before anything new shows, and after a rest: browsers style the whole page anew for it.
 */
export async function prepareWholeSheet(): Promise<() => void> {
  const link = document.getElementById(sheetId) as HTMLLinkElement | null
  if (!link) return () => {}
  const served = new Set(namesIn(document.body.innerHTML))
  const watch = new MutationObserver((changes) => {
    const isServed = (name: string) => served.has(name)
    if (!namesIn(changes.map(changedHtml).join('')).every(isServed)) apply()
  })
  function apply() {
    if (link) link.media = 'all'
    watch.disconnect()
    for (const name of events) removeEventListener(name, apply, true)
  }
  for (const name of events) addEventListener(name, apply, { capture: true, passive: true })
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class', 'style'] })
  await whenLoaded(link)
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(apply) : apply()), REST_MS)
  return apply
}
