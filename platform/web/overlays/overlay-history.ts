/** What is open over the page, the last opened last. Each has an entry in the browser's history, which Back takes away. */
const open: { readonly close: () => void }[] = []
/** The entry that we go back to ourselves. */
let ownWay: Entry | undefined
/** The router's key of the page that the overlays are open over. */
let page: unknown
let isListening = false

interface Entry {
  readonly overlays: number
  /** The router's key; the entries of a page and of what is open over it have the same. */
  readonly page: unknown
}

const entryOf = (state: { readonly overlays?: number; readonly key?: string } | null): Entry => ({
  overlays: state?.overlays ?? 0,
  page: state?.key,
})

function goBack(): void {
  ownWay = { ...entryOf(window.history.state), overlays: open.length }
  window.history.back()
}

/** Listens before the router, for which a move between entries of one page would be a new visit to it. */
function onPopState(event: PopStateEvent): void {
  const entry = entryOf(event.state)
  const isOwnWay = ownWay?.overlays === entry.overlays && ownWay.page === entry.page
  ownWay = undefined
  if (isOwnWay || (open.length > 0 && entry.page === page)) event.stopImmediatePropagation()
  if (isOwnWay) return
  while (open.length > entry.overlays) open.pop()?.close()
  // The entry of an overlay that a link left behind, or that Forward leads to: nothing is open there.
  if (entry.overlays > open.length) goBack()
}

/**
 * Gives an overlay (sheet, dialog, gallery, menu) an entry in the history, so that Back closes it and stays on the page
 * (shell.back-closes). Call the result once it is closed in another way.
 */
export function openOverlay(close: () => void): () => void {
  if (!isListening) window.addEventListener('popstate', onPopState, { capture: true })
  isListening = true
  const overlay = { close }
  open.push(overlay)
  page = entryOf(window.history.state).page
  window.history.pushState({ ...window.history.state, overlays: open.length }, '')
  return () => {
    const place = open.indexOf(overlay)
    if (place === -1) return
    open.splice(place, 1)
    // A link that closes the overlay comes first: then its page's entry is on top.
    setTimeout(() => {
      if (entryOf(window.history.state).overlays > open.length) goBack()
    })
  }
}
