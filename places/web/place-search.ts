import {
  type PlaceSuggestion,
  placeSearchDelayMs,
  placeSearchMax,
  placeSearchMin,
} from '@basera/places/contract'

export interface PlaceAnswer {
  readonly items: readonly PlaceSuggestion[]
  readonly attribution: string
}

export interface PlaceSearchState {
  readonly status: 'idle' | 'searching' | 'found' | 'failed'
  readonly places: readonly PlaceSuggestion[]
  /** Whom the places are from. */
  readonly credit: string
  /** Why the search failed; only with `failed`. */
  readonly error?: unknown
}

/** Looks up places that match a text. */
export type AskForPlaces = (
  text: string,
  session: string | undefined,
  signal: AbortSignal,
) => Promise<PlaceAnswer>

const idle: PlaceSearchState = { status: 'idle', places: [], credit: '' }
const kept = 50

/** `randomUUID` exists on secure pages only; without a session places are found all the same. */
const newSession = () => globalThis.crypto?.randomUUID?.()

/**
 * The search behind a place field: it waits for a pause in typing, drops answers that came too late, and remembers those
 * it has had. Follows the typing of one person; shared by nobody.
 */
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

  /** The text is now this; places are looked up from more than 2 characters on (marketplace 2). */
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

  /** A place was chosen: the next typing is a new session. */
  endSession(): void {
    this.#session = newSession()
  }

  /** Forgets what is under way. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#request?.abort()
    this.#request = undefined
    this.#wanted = ''
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
    const oldest = this.#answers.size >= kept ? this.#answers.keys().next().value : undefined
    if (oldest !== undefined) this.#answers.delete(oldest)
    this.#answers.set(wanted, answer)
  }

  #found({ items, attribution }: PlaceAnswer): void {
    this.#show({ status: 'found', places: items, credit: attribution })
  }

  #show(state: PlaceSearchState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
