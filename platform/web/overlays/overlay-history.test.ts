import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openOverlay } from './overlay-history.ts'

interface State {
  readonly key?: string
  readonly overlays?: number
}

let entries: { readonly page: string; readonly state: State | null }[]
let at: number
/** Pages that the router heard of by a move in the history. */
let heard: string[]

function push(page: string, state: State | null): void {
  entries = [...entries.slice(0, at + 1), { page, state }]
  at = entries.length - 1
}

/** As browsers do: later, from the entry that is shown by then. */
const move = (by: number) =>
  setTimeout(() => {
    at += by
    let stopped = false
    window.onPopBeforeRouter?.({
      state: entries[at]?.state ?? null,
      stopImmediatePropagation: () => {
        stopped = true
      },
    } as unknown as PopStateEvent)
    if (!stopped) heard.push(entries[at]?.page ?? '')
  }, 5)

beforeEach(() => {
  vi.useFakeTimers()
  entries = [{ page: 'search', state: { key: 'a' } }]
  at = 0
  heard = []
  vi.stubGlobal('window', {
    history: {
      get state() {
        return entries[at]?.state
      },
      pushState: (state: State) => push(entries[at]?.page ?? '', state),
      back: () => move(-1),
      forward: () => move(1),
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
    const close = vi.fn()
    openOverlay(close)
    expect([at, entries[at]?.state?.overlays]).toEqual([1, 1])
    window.history.back()
    vi.runAllTimers()
    expect(close).toHaveBeenCalledOnce()
    expect([at, heard]).toEqual([0, []])
  })

  it('an overlay that is closed otherwise takes its entry away', () => {
    const close = vi.fn()
    openOverlay(close)()
    vi.runAllTimers()
    expect(close).not.toHaveBeenCalled()
    expect([at, heard]).toEqual([0, []])
  })

  it('a page that is opened as an overlay closes stays, and Back from it leads to the page beneath', () => {
    openOverlay(() => undefined)()
    push('room', { key: 'b' })
    vi.runAllTimers()
    expect([entries[at]?.page, heard]).toEqual(['room', []])
    window.history.back()
    vi.runAllTimers()
    expect([at, heard]).toEqual([0, ['search']])
  })

  it('a page that is opened while the browser goes back stays', () => {
    openOverlay(() => undefined)()
    vi.advanceTimersByTime(1)
    push('results', { key: 'b' })
    vi.runAllTimers()
    expect([entries[at]?.page, heard]).toEqual(['results', []])
  })
})
