import type { Api } from '@basera/platform/contract'
import { ownPageSize, pageSize, type RoomCalls } from '@basera/rooms/contract'

export interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly total: number
  readonly next_cursor: string | null
}

export interface ListState<Item> {
  /** False until first read; `items` means nothing before. */
  readonly known: boolean
  /** The last reading failed; what is shown may be old. */
  readonly failed: boolean
  readonly items: readonly Item[]
  readonly total: number
  readonly nextCursor: string | null
  readonly more: 'idle' | 'busy' | 'failed'
}

type ReadPage<Item> = (
  api: Api<RoomCalls>,
  query: { readonly limit: string; readonly cursor?: string },
) => Promise<ListPage<Item>>

const nothing = {
  known: false,
  failed: false,
  items: [],
  total: 0,
  nextCursor: null,
  more: 'idle',
} as const

/** Stays while its member visits other pages; never shows another member's list (rooms.member-lists). */
export class MemberList<Item> {
  readonly #readPage: ReadPage<Item>
  readonly #idOf: (item: Item) => string
  readonly #learn: ((userId: string, items: readonly Item[]) => void) | undefined
  readonly #listeners = new Set<() => void>()
  #owner: string | undefined
  #state: ListState<Item> = nothing
  #readings = 0
  #changes = 0

  /** `learn` gets items before they are shown. */
  constructor(
    readPage: ReadPage<Item>,
    idOf: (item: Item) => string,
    learn?: (userId: string, items: readonly Item[]) => void,
  ) {
    this.#readPage = readPage
    this.#idOf = idOf
    this.#learn = learn
  }

  stateFor = (userId: string | undefined): ListState<Item> =>
    userId !== undefined && userId === this.#owner ? this.#state : nothing

  async load(userId: string, api: Api<RoomCalls>): Promise<void> {
    if (this.#owner !== userId) {
      this.#owner = userId
      this.#show(nothing)
    } else if (!this.#state.known) this.#show(nothing)
    this.#readings += 1
    const reading = this.#readings
    try {
      const page = await this.#readSettled(api)
      if (reading !== this.#readings) return
      const { items, total, next_cursor: nextCursor } = page
      this.#learn?.(userId, items)
      this.#show({ known: true, failed: false, items, total, nextCursor, more: 'idle' })
    } catch {
      if (reading === this.#readings) this.#show({ ...this.#state, failed: true })
    }
  }

  async showMore(userId: string, api: Api<RoomCalls>): Promise<Item | undefined> {
    const { nextCursor, more } = this.stateFor(userId)
    if (!nextCursor || more === 'busy') return undefined
    const readings = this.#readings
    const isCurrent = () => readings === this.#readings && this.#state.nextCursor === nextCursor
    this.#show({ ...this.#state, more: 'busy' })
    try {
      const page = await this.#readPage(api, { limit: String(ownPageSize), cursor: nextCursor })
      if (!isCurrent()) return undefined
      const known = new Set(this.#state.items.map(this.#idOf))
      const fresh = page.items.filter((item) => !known.has(this.#idOf(item)))
      const { total, next_cursor } = page
      this.#learn?.(userId, fresh)
      const items = [...this.#state.items, ...fresh]
      this.#show({ ...this.#state, items, total, nextCursor: next_cursor, more: 'idle' })
      return fresh[0]
    } catch {
      if (isCurrent()) this.#show({ ...this.#state, more: 'failed' })
      return undefined
    }
  }

  /** Shows the effect of an action; repeats a reading that began before it. */
  change(of: (state: ListState<Item>) => Partial<Pick<ListState<Item>, 'items' | 'total'>>): void {
    this.#changes += 1
    this.#show({ ...this.#state, ...of(this.#state) })
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #show(state: ListState<Item>): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  async #readSettled(api: Api<RoomCalls>): Promise<ListPage<Item>> {
    const changes = this.#changes
    const wanted = this.#state.items.length
    const limit = Math.min(Math.max(wanted, ownPageSize), pageSize)
    let page = await this.#readPage(api, { limit: String(limit) })
    while (page.items.length < wanted && page.next_cursor) {
      const next = await this.#readPage(api, { limit: String(pageSize), cursor: page.next_cursor })
      page = { ...next, items: [...page.items, ...next.items] }
    }
    return changes === this.#changes ? page : this.#readSettled(api)
  }
}
