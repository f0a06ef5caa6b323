/** What is open over the page, the last opened last. Each has an entry in the browser's history, which Back takes away. */
const open: { readonly close: () => void }[] = []
/** The entry that we go back to ourselves. */
let ownWay: Entry | undefined
/** We are on our way to the page that was opened meanwhile. */
let isOnward = false
/** The router's key of the page that the overlays are open over. */
let page: unknown

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

function isOwnMove({ overlays, page }: Entry): boolean {
  const [onward, target] = [isOnward, ownWay]
  isOnward = false
  ownWay = undefined
  if (onward) return true
  if (!target || target.page !== page) return false
  // The router opened a page while the browser was going back: from that page it came to the overlay's entry, beneath it.
  if (overlays > target.overlays) {
    isOnward = true
    window.history.forward()
  }
  return overlays >= target.overlays
}

declare global {
  interface Window {
    onPopBeforeRouter?: (event: PopStateEvent) => void
  }
}

/** In the head of every page: a listener that comes first, before the router's and before the code of overlays is loaded. */
export const overlayScript =
  "addEventListener('popstate',function(e){window.onPopBeforeRouter&&onPopBeforeRouter(e)})"

/** The router must not hear of a move between entries of one page: it would be a new visit, which ends a search under way. */
function onPopState(event: PopStateEvent): void {
  const entry = entryOf(event.state)
  const isOwn = isOwnMove(entry)
  if (isOwn || (open.length > 0 && entry.page === page)) event.stopImmediatePropagation()
  if (isOwn) return
  while (open.length > entry.overlays) open.pop()?.close()
  // The entry of an overlay that a link left behind, or that Forward leads to: nothing is open there.
  if (entry.overlays > open.length) goBack()
}

/**
 * Gives an overlay (sheet, dialog, gallery, menu) an entry in the history, so that Back closes it and stays on the page
 * (shell.back-closes). Call the result once it is closed in another way.
 */
export function openOverlay(close: () => void): () => void {
  window.onPopBeforeRouter = onPopState
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
