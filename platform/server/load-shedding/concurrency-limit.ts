/** Requests at a time. With the fewest, a process of one event loop and its database are both busy. */
const bounds = { atFirst: 24, fewest: 4, most: 96 }

const toleratedSlowness = 1.5

const probeMs = { every: 5000, lasts: 300 }

const enoughSamples = 10

/** Beyond it one request says no more: it met a slow client or another service. */
const worstRatio = 5

const mostKinds = 200

const weights = { unloaded: 0.1, latency: 0.05, limit: 0.3 }

interface Unloaded {
  mean: number
  samples: number
}

export interface Latency {
  readonly now: number
  readonly kind: string
  readonly among: number
  readonly took: number
}

/**
 * How many requests may be under way, learned from latency: as many as leave it near the latency of few. Latencies are
 * compared by kind of request, so that another mix is no strain.
 */
export class ConcurrencyLimit {
  #limit: number = bounds.atFirst
  readonly #unloaded = new Map<string, Unloaded>()
  #ratios = 0
  #samples = 0
  #latency = 10
  #measuredAt = Number.NEGATIVE_INFINITY
  #probeEnds = Number.NEGATIVE_INFINITY

  get latency(): number {
    return this.#latency
  }

  allowed(now: number): number {
    return now < this.#probeEnds ? bounds.fewest : Math.round(this.#limit)
  }

  record({ now, kind, among, took }: Latency): void {
    const unloaded = this.#unloadedOf(kind)
    this.#latency += weights.latency * (took - this.#latency)
    if (among <= bounds.fewest) {
      this.#measuredAt = now
      unloaded.samples++
      unloaded.mean += (took - unloaded.mean) * Math.max(weights.unloaded, 1 / unloaded.samples)
    }
    if (unloaded.samples === 0) return
    this.#ratios += Math.min(worstRatio, took / Math.max(unloaded.mean, 0.1))
    this.#samples++
  }

  /** Learns from what was recorded since; `wasFull` says whether more wanted in. */
  adjust(now: number, wasFull: boolean): void {
    if (wasFull && now - this.#measuredAt > probeMs.every) {
      this.#probeEnds = now + probeMs.lasts
      this.#measuredAt = now
    }
    if (this.#samples < enoughSamples) return
    const gradient = Math.max(0.5, Math.min(1, (toleratedSlowness * this.#samples) / this.#ratios))
    const aim = this.#limit * gradient + Math.sqrt(this.#limit) / 2
    this.#ratios = 0
    this.#samples = 0
    if (aim > this.#limit && !wasFull) return
    const moved = this.#limit + weights.limit * (aim - this.#limit)
    this.#limit = Math.max(bounds.fewest, Math.min(bounds.most, moved))
  }

  #unloadedOf(kind: string): Unloaded {
    const known = this.#unloaded.get(kind)
    if (known) return known
    if (this.#unloaded.size >= mostKinds && kind !== '') return this.#unloadedOf('')
    const unloaded = { mean: 0, samples: 0 }
    this.#unloaded.set(kind, unloaded)
    return unloaded
  }
}
