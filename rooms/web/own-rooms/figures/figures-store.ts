import type { Api } from '@basera/platform/contract'
import { type FigureCalls, figuresAtOnce, type ListerFigures, type RoomFigures } from '@basera/rooms/contract'

export interface FiguresState {
  readonly status: 'loading' | 'known' | 'failed'
  readonly today: string
  readonly rooms: ReadonlyMap<string, RoomFigures>
  readonly lister: ListerFigures | undefined
}

const nothing: FiguresState = { status: 'loading', today: '', rooms: new Map(), lister: undefined }

/** Figures of one member's rooms; another member's are never shown. */
export class FiguresStore {
  readonly #listeners = new Set<() => void>()
  #owner: string | undefined
  #state = nothing
  #loadings = 0

  stateFor = (userId: string | undefined): FiguresState =>
    userId !== undefined && userId === this.#owner ? this.#state : nothing

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Reads the figures of `ids`; what is known stays while they are read, and when they cannot be. */
  async load(userId: string, api: Api<FigureCalls>, ids: readonly string[]): Promise<void> {
    if (this.#owner !== userId) {
      this.#owner = userId
      this.#show(nothing)
    }
    this.#loadings += 1
    const loading = this.#loadings
    const isCurrent = () => loading === this.#loadings && this.#owner === userId
    try {
      for (let from = 0; from < ids.length; from += figuresAtOnce) {
        const some = ids.slice(from, from + figuresAtOnce)
        const { items, today, lister } = await api('GET /api/me/room-figures', {
          query: { ids: some.join() },
        })
        if (!isCurrent()) return
        const rooms = new Map([...this.#state.rooms, ...items.map((room) => [room.id, room] as const)])
        this.#show({ status: 'known', today, lister, rooms })
      }
    } catch {
      if (isCurrent()) this.#show({ ...this.#state, status: 'failed' })
    }
  }

  #show(state: FiguresState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
