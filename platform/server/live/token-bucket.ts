export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export class TokenBucket {
  #left: number
  #at: number

  constructor(rate: Rate, now: number) {
    this.#left = rate.burst
    this.#at = now
  }

  /** Takes a token, or gives the milliseconds until there is one; 0 means taken. */
  take({ burst, perSecond }: Rate, now: number): number {
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond)
    this.#at = now
    if (this.#left < 1) return Math.ceil(((1 - this.#left) / perSecond) * 1000)
    this.#left -= 1
    return 0
  }
}
