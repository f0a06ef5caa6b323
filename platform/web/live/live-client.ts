import { type liveClose, Problem } from '@basera/platform/contract'
import { backoffDelay } from './backoff.ts'
import { browserPage, type PageEvent, type PageState } from './page-state.ts'

// Copied and type-checked: the contract's module would bring zod into the browser.
const restart: (typeof liveClose)['restart'] = 1012
const tooMany: (typeof liveClose)['tooMany'] = 4429

export const liveTimes = {
  open: 10_000,
  silence: 25_000,
  answer: 10_000,
  /** A page hidden for this long disconnects. */
  hidden: 300_000,
  steady: 10_000,
  /** Wait of a person with too many connections. */
  tooMany: 30_000,
} as const

/** `waiting`: offline or between attempts. `refused`: not allowed, no more attempts. */
export type LiveStatus = 'stopped' | 'connecting' | 'open' | 'waiting' | 'refused'

export interface LiveState {
  readonly status: LiveStatus
  /** Calls work but no WebSocket opens: probably a proxy blocks it. */
  readonly isBlocked: boolean
}

export interface LiveOptions {
  /** A {@link Problem} with 401 or 403 ends all attempts. */
  readonly ticket: () => Promise<string>
  /** `wss:` address that takes `?ticket=`. */
  readonly address: string
  readonly onFrame: (frame: unknown) => void
  readonly onState: (state: LiveState) => void
  readonly page?: PageState
  readonly random?: () => number
}

/** Keeps a live connection through failures, sleep and server restarts. */
export class LiveClient {
  readonly #options: LiveOptions
  readonly #page: PageState
  readonly #unfollowPage: () => void
  #state: LiveState = { status: 'stopped', isBlocked: false }
  #socket: WebSocket | undefined
  #failed = 0
  #attempt = 0
  #lastFrameAt = 0
  #openedAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #hiddenTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: LiveOptions) {
    this.#options = options
    this.#page = options.page ?? browserPage
    this.#unfollowPage = this.#page.follow((event) => this.#onPageEvent(event))
    if (this.#page.isVisible()) void this.#connect()
  }

  get state(): LiveState {
    return this.#state
  }

  send(frame: object): boolean {
    if (this.#state.status !== 'open') return false
    this.#socket?.send(JSON.stringify(frame))
    return true
  }

  close(): void {
    this.#unfollowPage()
    clearTimeout(this.#hiddenTimer)
    this.#closeSocket()
    this.#setState('stopped')
  }

  #setState(status: LiveStatus, isBlocked = this.#state.isBlocked): void {
    if (this.#state.status === status && this.#state.isBlocked === isBlocked) return
    this.#state = { status, isBlocked }
    this.#options.onState(this.#state)
  }

  async #connect(): Promise<void> {
    this.#closeSocket()
    if (!this.#page.isOnline()) {
      this.#setState('waiting', false)
      return
    }
    const attempt = this.#attempt
    this.#setState('connecting')
    this.#schedule(liveTimes.open, () => this.#retry(false))
    try {
      const ticket = await this.#options.ticket()
      if (attempt === this.#attempt) this.#openSocket(ticket)
    } catch (error) {
      if (attempt === this.#attempt) this.#onTicketFailure(error)
    }
  }

  #onTicketFailure(error: unknown): void {
    const status = error instanceof Problem ? error.status : 0
    if (status === 401 || status === 403) {
      this.#closeSocket()
      this.#setState('refused', false)
    } else {
      // The API client gives 503 for an unreachable server too.
      this.#retry(status !== 0 && status !== 503)
    }
  }

  #openSocket(ticket: string): void {
    const socket = new WebSocket(`${this.#options.address}?ticket=${encodeURIComponent(ticket)}`)
    this.#socket = socket
    this.#schedule(liveTimes.open, () => this.#retry(true))
    socket.onopen = () => {
      this.#openedAt = Date.now()
      this.#onFrame()
      this.#setState('open', false)
    }
    socket.onmessage = ({ data }) => {
      this.#onFrame()
      this.#options.onFrame(JSON.parse(String(data)))
    }
    socket.onclose = ({ code, reason }) => this.#onClose(code, reason)
  }

  #onClose(code: number, reason: string): void {
    const wasOpen = this.#state.status === 'open'
    if (wasOpen && Date.now() - this.#openedAt > liveTimes.steady) this.#failed = 0
    const serverDelay = code === restart ? /^retry:(\d{1,5})$/.exec(reason)?.[1] : undefined
    const delay = code === tooMany ? liveTimes.tooMany : undefined
    this.#retry(!wasOpen, serverDelay === undefined ? delay : Number(serverDelay))
  }

  /** `delay` in milliseconds; else backoff. */
  #retry(isBlocked: boolean, delay?: number): void {
    this.#closeSocket()
    this.#failed++
    this.#schedule(delay ?? backoffDelay(this.#failed, this.#options.random), () => void this.#connect())
    this.#setState('waiting', isBlocked)
  }

  #closeSocket(): void {
    this.#attempt++
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = undefined
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #schedule(milliseconds: number, act: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(act, milliseconds)
  }

  #onFrame(): void {
    this.#lastFrameAt = Date.now()
    this.#schedule(liveTimes.silence, () => this.#ping())
  }

  #ping(): void {
    this.send({ type: 'ping' })
    this.#schedule(liveTimes.answer, () => this.#retry(false, 0))
  }

  #onPageEvent(event: PageEvent): void {
    clearTimeout(this.#hiddenTimer)
    if (event === 'offline' || event === 'left') this.#pause()
    else if (event === 'hidden') this.#hiddenTimer = setTimeout(() => this.#pause(), liveTimes.hidden)
    else this.#resume()
  }

  #pause(): void {
    if (this.#state.status === 'refused') return
    this.#closeSocket()
    this.#setState('waiting', false)
  }

  /** Skips the remaining delay: the cause of a failure may be gone. */
  #resume(): void {
    const { status } = this.#state
    if (status === 'refused' || status === 'connecting') return
    if (status !== 'open') void this.#connect()
    else if (Date.now() - this.#lastFrameAt > liveTimes.answer) this.#ping()
  }
}

/** Connects when the page is visible, and reconnects until {@link LiveClient.close}. */
export const openLiveClient = (options: LiveOptions): LiveClient => new LiveClient(options)
