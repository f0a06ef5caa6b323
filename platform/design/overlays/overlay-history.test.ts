import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openOverlay, overlayScript } from './overlay-history.ts'

interface State {
  readonly key?: string
  readonly idx?: number
  readonly overlays?: number
}

let entries: { readonly page: string; readonly state: State | null }[]
let at: number
let heard: string[]

function push(page: string, state: State | null): void {
  entries = [...entries.slice(0, at + 1), { page, state }]
  at = entries.length - 1
}

let isTargetChosenAtOnce: boolean

/** As browsers do: later, from the entry that is shown by then, or from the one that was shown when it was asked for. */
const move = (by: number) => {
  const target = at + by
  setTimeout(() => comeTo(isTargetChosenAtOnce ? target : at + by), 5)
}

function comeTo(entry: number): void {
  at = entry
  let stopped = false
  window.onPopBeforeRouter?.({
    state: entries[at]?.state ?? null,
    stopImmediatePropagation: () => {
      stopped = true
    },
  } as unknown as PopStateEvent)
  if (!stopped) heard.push(entries[at]?.page ?? '')
}

beforeEach(() => {
  vi.useFakeTimers()
  entries = [{ page: 'search', state: { key: 'a', idx: 0 } }]
  at = 0
  heard = []
  isTargetChosenAtOnce = false
  vi.stubGlobal('window', {
    history: {
      get state() {
        return entries[at]?.state
      },
      pushState: (state: State) => push(entries[at]?.page ?? '', state),
      replaceState: (state: State, _title: string, page: string) => {
        entries[at] = { page, state }
      },
      back: () => move(-1),
      forward: () => move(1),
    },
    get location() {
      return { href: entries[at]?.page }
    },
  })
})
afterEach(() => {
  vi.runAllTimers()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('shell.back-closes', () => {
  it('Back closes an overlay, and the router hears nothing', () => {
    const close = vi.fn(() => true)
    openOverlay(close)
    expect([at, entries[at]?.state?.overlays]).toEqual([1, 1])
    window.history.back()
    vi.runAllTimers()
    expect(close).toHaveBeenCalledOnce()
    expect([at, heard]).toEqual([0, []])
  })

  it('an overlay that is closed otherwise takes its entry away', () => {
    const close = vi.fn(() => true)
    openOverlay(close)()
    vi.runAllTimers()
    expect(close).not.toHaveBeenCalled()
    expect([at, heard]).toEqual([0, []])
  })

  it('a page that is opened as an overlay closes stays, and Back from it leads to the page beneath', () => {
    openOverlay(() => true)()
    push('room', { key: 'b', idx: 1 })
    vi.runAllTimers()
    expect([entries[at]?.page, heard]).toEqual(['room', []])
    window.history.back()
    vi.runAllTimers()
    expect([at, heard]).toEqual([0, ['search']])
  })

  it('Back right after a link in an overlay leads to the page beneath, before the next page is drawn', () => {
    const close = vi.fn(() => true)
    const done = openOverlay(close)
    push('room', { key: 'b', idx: 1 })
    Object.assign(window, { routerKey: () => 'b' })
    window.history.back()
    vi.runAllTimers()
    expect(heard).toEqual(['search'])
    expect(close).not.toHaveBeenCalled()
    done()
    vi.runAllTimers()
    expect(at).toBe(0)
  })

  it('Back while an overlay is just leaving with its page goes back by that page alone', () => {
    push('results', { key: 'b', idx: 1 })
    const done = openOverlay(() => true)
    push('room', { key: 'c', idx: 2 })
    done()
    comeTo(2)
    vi.runAllTimers()
    expect([at, entries[at]?.page, heard]).toEqual([1, 'results', ['results']])
  })

  it('a page that is opened while the browser goes back stays', () => {
    openOverlay(() => true)()
    vi.advanceTimersByTime(1)
    push('results', { key: 'b', idx: 1 })
    vi.runAllTimers()
    expect([entries[at]?.page, heard]).toEqual(['results', []])
  })

  it('a page that takes the place of the page under an overlay leaves nothing behind', () => {
    const done = openOverlay(() => true)
    entries[at] = { page: 'chats', state: { key: 'b', idx: 0 } }
    done()
    vi.runAllTimers()
    expect([at, entries[0]?.page, heard]).toEqual([0, 'chats', []])
  })

  it.each([false, true])(
    'a dialog that a menu opens closes by one Back (target chosen at once: %s)',
    (atOnce) => {
      isTargetChosenAtOnce = atOnce
      const close = vi.fn(() => true)
      openOverlay(() => true)()
      vi.advanceTimersByTime(1)
      openOverlay(close)
      vi.runAllTimers()
      expect(entries[at]?.state?.overlays).toBe(1)
      window.history.back()
      vi.runAllTimers()
      expect([close.mock.calls.length, entries[at]?.state?.overlays, heard]).toEqual([1, undefined, []])
    },
  )

  it.each([false, true])(
    'a page that takes the place of the page under a menu and its dialog stays (target chosen at once: %s)',
    (atOnce) => {
      isTargetChosenAtOnce = atOnce
      push('chat', { key: 'b', idx: 1 })
      openOverlay(() => true)()
      vi.advanceTimersByTime(1)
      const done = openOverlay(() => true)
      vi.runAllTimers()
      entries[at] = { page: 'chats', state: { key: 'c', idx: 1 } }
      done()
      vi.runAllTimers()
      expect([at, entries[at]?.page, heard]).toEqual([1, 'chats', []])
    },
  )

  it('a page that takes the place of the page under a dialog over a closed menu stays', () => {
    push('chat', { key: 'b', idx: 1 })
    const closeMenu = openOverlay(() => true)
    const done = openOverlay(() => true)
    closeMenu()
    vi.runAllTimers()
    entries[at] = { page: 'chats', state: { key: 'c', idx: 1 } }
    done()
    vi.runAllTimers()
    expect([at, entries[at]?.page, heard]).toEqual([1, 'chats', []])
  })

  it('what may not be closed yet stays open over Back', () => {
    const close = vi.fn(() => false)
    const done = openOverlay(close)
    window.history.back()
    vi.runAllTimers()
    expect([at, entries[at]?.state?.overlays, heard]).toEqual([1, 1, []])
    done()
    vi.runAllTimers()
    expect([at, close.mock.calls.length]).toEqual([0, 1])
  })

  it('Back closes one overlay over another, then the other', () => {
    const [lower, upper] = [vi.fn(() => true), vi.fn(() => true)]
    openOverlay(lower)
    openOverlay(upper)
    window.history.back()
    vi.runAllTimers()
    expect([lower.mock.calls.length, upper.mock.calls.length, at]).toEqual([0, 1, 1])
    window.history.back()
    vi.runAllTimers()
    expect([lower.mock.calls.length, at, heard]).toEqual([1, 0, []])
  })

  it('a dialog that takes the place of another closes by one Back', () => {
    const close = vi.fn(() => true)
    const done = openOverlay(() => true)
    done()
    openOverlay(close)
    vi.runAllTimers()
    window.history.back()
    vi.runAllTimers()
    expect([close.mock.calls.length, at, heard]).toEqual([1, 0, []])
  })

  it('a page that is left with an overlay open may open it again on return', () => {
    openOverlay(() => true)()
    push('room', { key: 'b', idx: 1 })
    vi.runAllTimers()
    window.history.back()
    vi.advanceTimersByTime(6)
    const close = vi.fn(() => true)
    openOverlay(close)
    vi.runAllTimers()
    window.history.back()
    vi.runAllTimers()
    expect([close.mock.calls.length, at]).toEqual([1, 0])
  })

  it('a page that was loaded anew under an overlay goes back to its own entry', () => {
    const go = vi.fn()
    const load = (state: State | null) =>
      new Function('addEventListener', 'history', overlayScript)(() => undefined, { state, go })
    load(null)
    load({ key: 'a' })
    expect(go).not.toHaveBeenCalled()
    load({ key: 'a', overlays: 2 })
    expect(go).toHaveBeenCalledWith(-2)
  })
})
