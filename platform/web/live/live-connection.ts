import { type liveClose, Problem } from '@basera/platform/contract'
import { waitAfter } from './backoff.ts'
import { browserPage, type PageEvent, type PageLife } from './page-life.ts'

// The contract's numbers, checked against it; its module is not for the browser.
const restart: (typeof liveClose)['restart'] = 1012
const tooMany: (typeof liveClose)['tooMany'] = 4429

/** Milliseconds. */
export const liveTimes = {
  /** A ticket and an open connection have to be there within this. */
  open: 10_000,
  /** Without a frame for so long, the server is asked whether it is there, */
  silence: 25_000,
  /** and it has so long to answer. */
  answer: 10_000,
  /** A page that was hidden for so long lets go of its connection. */
  hidden: 300_000,
  /** A connection that lasted this long did not fail at once. */
  steady: 10_000,
  /** Before coming back where this person has too many connections. */
  tooMany: 30_000,
} as const

/**
 * `waiting`: offline, or between two attempts. `refused`: the person may not be here, until another connection is opened.
 */
export type LiveStatus = 'stopped' | 'connecting' | 'open' | 'waiting' | 'refused'

export interface LiveState {
  readonly status: LiveStatus
  /** The server answers calls, but no connection opens: something between does not let it through. */
  readonly isBlocked: boolean
}

export interface LiveOptions {
  /** Asks for a ticket. A {@link Problem} with 401 or 403 ends all attempts. */
  readonly ticket: () => Promise<string>
  /** `wss:` address that takes `?ticket=`. */
  readonly address: string
  /** What the server said, parsed. */
  readonly onFrame: (frame: unknown) => void
  readonly onState: (state: LiveState) => void
  readonly page?: PageLife
  readonly random?: () => number
}

/** One connection to the live service, held through failures, sleep and restarts of the server for as long as it is wanted. */
export class LiveConnection {
  readonly #options: LiveOptions
  readonly #page: PageLife
  readonly #leavePage: () => void
  #state: LiveState = { status: 'stopped', isBlocked: false }
  #socket: WebSocket | undefined
  /** Attempts in a row that came to nothing. */
  #failed = 0
  /** An attempt that a later one has replaced does nothing any more. */
  #round = 0
  #heardAt = 0
  #openedAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #hiddenTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: LiveOptions) {
    this.#options = options
    this.#page = options.page ?? browserPage
    this.#leavePage = this.#page.follow((event) => this.#onPage(event))
    if (this.#page.isShown()) void this.#connect()
  }

  get state(): LiveState {
    return this.#state
  }

  /** Says something; false when there is no open connection to say it on. */
  send(frame: object): boolean {
    if (this.#state.status !== 'open') return false
    this.#socket?.send(JSON.stringify(frame))
    return true
  }

  /** Lets go of it for good. */
  close(): void {
    this.#leavePage()
    clearTimeout(this.#hiddenTimer)
    this.#drop()
    this.#show('stopped')
  }

  #show(status: LiveStatus, isBlocked = this.#state.isBlocked): void {
    if (this.#state.status === status && this.#state.isBlocked === isBlocked) return
    this.#state = { status, isBlocked }
    this.#options.onState(this.#state)
  }

  async #connect(): Promise<void> {
    this.#drop()
    if (!this.#page.isOnline()) {
      this.#show('waiting', false)
      return
    }
    const round = this.#round
    this.#show('connecting')
    this.#after(liveTimes.open, () => this.#retry(false))
    try {
      const ticket = await this.#options.ticket()
      if (round === this.#round) this.#open(ticket)
    } catch (error) {
      if (round === this.#round) this.#withoutTicket(error)
    }
  }

  #withoutTicket(error: unknown): void {
    const status = error instanceof Problem ? error.status : 0
    if (status === 401 || status === 403) {
      this.#drop()
      this.#show('refused', false)
    } else {
      // The client answers 503 also for a server that it did not reach.
      this.#retry(status !== 0 && status !== 503)
    }
  }

  #open(ticket: string): void {
    const socket = new WebSocket(`${this.#options.address}?ticket=${encodeURIComponent(ticket)}`)
    this.#socket = socket
    this.#after(liveTimes.open, () => this.#retry(true))
    socket.onopen = () => {
      this.#openedAt = Date.now()
      this.#heard()
      this.#show('open', false)
    }
    socket.onmessage = ({ data }) => {
      this.#heard()
      this.#options.onFrame(JSON.parse(String(data)))
    }
    socket.onclose = ({ code, reason }) => this.#ended(code, reason)
  }

  #ended(code: number, reason: string): void {
    const wasOpen = this.#state.status === 'open'
    if (wasOpen && Date.now() - this.#openedAt > liveTimes.steady) this.#failed = 0
    const told = code === restart ? /^retry:(\d{1,5})$/.exec(reason)?.[1] : undefined
    const wait = code === tooMany ? liveTimes.tooMany : undefined
    this.#retry(!wasOpen, told === undefined ? wait : Number(told))
  }

  /** Comes back after `wait` milliseconds, or longer each time. */
  #retry(isBlocked: boolean, wait?: number): void {
    this.#drop()
    this.#failed++
    this.#after(wait ?? waitAfter(this.#failed, this.#options.random), () => void this.#connect())
    this.#show('waiting', isBlocked)
  }

  #drop(): void {
    this.#round++
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = undefined
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  /** There is one thing to wait for at a time. */
  #after(milliseconds: number, act: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(act, milliseconds)
  }

  #heard(): void {
    this.#heardAt = Date.now()
    this.#after(liveTimes.silence, () => this.#ask())
  }

  /** A connection can be dead without a word; its answer tells. */
  #ask(): void {
    this.send({ type: 'ping' })
    this.#after(liveTimes.answer, () => this.#retry(false, 0))
  }

  #onPage(event: PageEvent): void {
    clearTimeout(this.#hiddenTimer)
    if (event === 'offline' || event === 'left') this.#rest()
    else if (event === 'hidden') this.#hiddenTimer = setTimeout(() => this.#rest(), liveTimes.hidden)
    else this.#wake()
  }

  #rest(): void {
    if (this.#state.status === 'refused') return
    this.#drop()
    this.#show('waiting', false)
  }

  /** Something was done about what kept it from working: no further wait. */
  #wake(): void {
    const { status } = this.#state
    if (status === 'refused' || status === 'connecting') return
    if (status !== 'open') void this.#connect()
    else if (Date.now() - this.#heardAt > liveTimes.answer) this.#ask()
  }
}

/** Opens a connection, at once or when the page is shown, and keeps it until {@link LiveConnection.close}. */
export const openLive = (options: LiveOptions): LiveConnection => new LiveConnection(options)
