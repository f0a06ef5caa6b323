interface Overlay {
  readonly id: string
  /** False where it stays open, such as while it is saving. */
  readonly close: () => boolean
}

/** The state of a history entry: the router's key and index, how many overlays are open, and whose entry it is. */
interface Entry {
  readonly key?: string
  readonly idx?: number
  readonly overlays?: number
  readonly overlay?: string
}

interface OwnMove {
  readonly from: string | undefined
  /** A page that the router put in the place of the overlay's entry: it belongs in the place of the page below. */
  readonly instead?: { readonly state: Entry; readonly address: string }
}

/** The last opened last. */
const open: Overlay[] = []
let ownMove: OwnMove | undefined
let isOnward = false
let page: Entry = {}
let lastKnownEntry: string | undefined

const current = (): Entry => window.history.state ?? {}

function goBack(instead?: OwnMove['instead']): void {
  ownMove = { from: current().overlay, ...(instead && { instead }) }
  window.history.back()
}

function goOnward(): void {
  isOnward = true
  window.history.forward()
}

function isOwnMove(entry: Entry): boolean {
  const [onward, move] = [isOnward, ownMove]
  isOnward = false
  ownMove = undefined
  if (onward) return true
  if (!move || entry.key !== page.key) return false
  if (move.instead) putInPlace(entry, move.instead)
  // The router opened a page while the browser was going back: from that page it came to the overlay's entry again.
  else if (move.from && entry.overlay === move.from) goOnward()
  else if (isClosed(entry)) goBack()
  else addMissing(entry)
  return true
}

function putInPlace(entry: Entry, instead: NonNullable<OwnMove['instead']>): void {
  if (entry.overlay) goBack(instead)
  else window.history.replaceState(instead.state, '', instead.address)
}

/** An overlay that opened while the browser was on its way back may have had its entry above the one come to. */
function addMissing(entry: Entry): void {
  const top = open.at(-1)
  if (top && entry.overlay !== top.id) addEntry(top)
}

const isClosed = (entry: Entry) => entry.overlay !== undefined && !open.some(({ id }) => id === entry.overlay)

/** The entry of an overlay that a link or a reload left behind, or that Forward leads to: nothing is open there. */
function passClosed(entry: Entry): void {
  if (isClosed(entry)) goBack()
}

function addEntry({ id }: Overlay): void {
  lastKnownEntry = id
  window.history.pushState({ ...current(), overlays: open.length, overlay: id }, '')
}

function closeDownTo(count: number): void {
  while (open.length > count) {
    const last = open.at(-1)
    if (last?.close() === false) {
      addEntry(last)
      return
    }
    if (open.at(-1) === last) open.pop()
  }
}

declare global {
  interface Window {
    onPopBeforeRouter?: (event: PopStateEvent) => void
    /** The key of the page that the router shows, or is about to draw: it may be ahead of what is on the screen. */
    routerKey?: () => string
  }
}

/** For the head of every page: hears of moves before the router does; a page loaded anew leaves an overlay's entry. */
export const overlayScript =
  "addEventListener('popstate',function(e){window.onPopBeforeRouter&&onPopBeforeRouter(e)});" +
  'if(history.state&&history.state.overlays)history.go(-history.state.overlays)'

/** Back may come before a page that a link in an overlay opened has taken its place on the screen. */
const hasLeft = () => window.routerKey !== undefined && window.routerKey() !== (page.key ?? 'default')

/** The router must not hear of a move between entries of one page: it would be a new visit, which ends a search under way. */
function onPopState(event: PopStateEvent): void {
  const entry: Entry = event.state ?? {}
  lastKnownEntry = entry.overlay
  const isOwn = isOwnMove(entry)
  if (isOwn || (open.length > 0 && entry.key === page.key && !hasLeft())) event.stopImmediatePropagation()
  if (isOwn) return
  closeDownTo(entry.overlay ? (entry.overlays ?? 1) - (isClosed(entry) ? 1 : 0) : 0)
  passClosed(entry)
}

function takeAway(): void {
  // The move under way passes the entries of all that are closed by the time it arrives.
  if (ownMove) return
  const top = current()
  const isOther = !top.overlay && top.key !== page.key && top.idx === page.idx
  if (isOther && lastKnownEntry && open.length === 0) goBack({ state: top, address: window.location.href })
  else passClosed(top)
}

/** Lets Back close an overlay (shell.back-closes). Call the result once it is closed in another way. */
export function openOverlay(close: Overlay['close']): () => void {
  window.onPopBeforeRouter = onPopState
  const overlay = { id: Math.random().toString(36), close }
  if (open.length === 0) page = current()
  open.push(overlay)
  addEntry(overlay)
  return () => {
    const place = open.indexOf(overlay)
    if (place === -1) return
    open.splice(place, 1)
    // A link that closes it comes first: then the entry of its page is on top.
    setTimeout(takeAway)
  }
}
