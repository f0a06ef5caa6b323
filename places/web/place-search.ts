import {
  type PlaceCalls,
  type PlaceSuggestion,
  type Point,
  placeListLength,
  placeSearchDelayMs,
  placeSearchMax,
  placeSearchMin,
} from '@basera/places/contract'
import { useApi } from '@basera/platform/web'
import { useEffect, useState, useSyncExternalStore } from 'react'

export interface PlaceAnswer {
  readonly items: readonly PlaceSuggestion[]
  readonly attribution: string
  readonly unknown?: string | undefined
}

export interface PlaceSearchState {
  readonly status: 'idle' | 'searching' | 'found' | 'failed'
  readonly places: readonly PlaceSuggestion[]
  /** The source of the places (places.source-credit). */
  readonly credit: string
  readonly unknown?: string | undefined
  readonly error?: unknown
}

export type AskForPlaces = (
  text: string,
  session: string | undefined,
  signal: AbortSignal,
) => Promise<PlaceAnswer>

const idle: PlaceSearchState = { status: 'idle', places: [], credit: '' }
const mostAnswers = 50
/** Longest that a submitted text waits for its place, in ms; then it is searched as text. */
const submitWaitMs = 1500

/** `randomUUID` needs a secure page; places are found without a session too. */
const newSession = () => globalThis.crypto?.randomUUID?.()

/** Waits for a pause in typing, drops outdated answers (places.newest-answer), caches answers. */
export class PlaceSearch {
  readonly #ask: AskForPlaces
  readonly #answers: Map<string, PlaceAnswer>
  readonly #listeners = new Set<() => void>()
  #state = idle
  #wanted = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #request: AbortController | undefined
  #session = newSession()

  constructor(ask: AskForPlaces, answers = new Map<string, PlaceAnswer>()) {
    this.#ask = ask
    this.#answers = answers
  }

  get session(): string | undefined {
    return this.#session
  }

  /** Sets the text; searches from 3 characters on (places.search-minimum). */
  type(text: string): void {
    const wanted = text.trim().slice(0, placeSearchMax).toLowerCase()
    if (wanted === this.#wanted && this.#state.status !== 'failed') return
    this.stop()
    this.#wanted = wanted
    const known = this.#answers.get(wanted)
    if (wanted.length < placeSearchMin) this.#show(idle)
    else if (known) this.#found(known)
    else {
      this.#show({ ...this.#state, status: 'searching', error: undefined })
      this.#timer = setTimeout(() => void this.#lookUp(wanted), placeSearchDelayMs)
    }
  }

  endSession(): void {
    this.#session = newSession()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#request?.abort()
    this.#request = undefined
    this.#wanted = ''
  }

  async answer(text: string): Promise<PlaceAnswer | null> {
    const wanted = text.trim().slice(0, placeSearchMax).toLowerCase()
    const known = this.#answers.get(wanted)
    if (known || wanted.length < placeSearchMin) return known ?? null
    try {
      return await this.#ask(wanted, this.#session, AbortSignal.timeout(submitWaitMs))
    } catch {
      return null
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): PlaceSearchState => this.#state

  async #lookUp(wanted: string): Promise<void> {
    const request = new AbortController()
    this.#request = request
    try {
      const answer = await this.#ask(wanted, this.#session, request.signal)
      if (request.signal.aborted) return
      this.#remember(wanted, answer)
      this.#found(answer)
    } catch (error) {
      if (!request.signal.aborted) this.#show({ ...idle, status: 'failed', error })
    }
  }

  #remember(wanted: string, answer: PlaceAnswer): void {
    const oldest = this.#answers.size >= mostAnswers ? this.#answers.keys().next().value : undefined
    if (oldest !== undefined) this.#answers.delete(oldest)
    this.#answers.set(wanted, answer)
  }

  #found({ items, attribution, unknown }: PlaceAnswer): void {
    this.#show({ status: 'found', places: items, credit: attribution, unknown })
  }

  #show(state: PlaceSearchState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

const sharedAnswers = new Map<string, PlaceAnswer>()
/** Where the person searched last, to a tenth of a degree: of equal names the nearest comes first (places.equal-names). */
let lastSearched: { readonly lat: string; readonly lng: string } | null = null

export function rememberSearched({ latitude, longitude }: Point): void {
  lastSearched = { lat: latitude.toFixed(1), lng: longitude.toFixed(1) }
  sharedAnswers.clear()
}

export function usePlaceSearch(text: string): PlaceSearchState & { readonly search: PlaceSearch } {
  const api = useApi<PlaceCalls>()
  const [search] = useState(
    () =>
      new PlaceSearch((q, session, signal) => {
        const query = { q, limit: String(placeListLength), ...(session && { session }), ...lastSearched }
        return api('GET /api/places', { query }, { signal })
      }, sharedAnswers),
  )
  const state = useSyncExternalStore(search.subscribe, search.snapshot, search.snapshot)
  useEffect(() => search.type(text), [search, text])
  useEffect(() => () => search.stop(), [search])
  return { ...state, search }
}
