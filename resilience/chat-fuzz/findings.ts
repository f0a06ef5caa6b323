export interface Findings {
  readonly faults: string[]
  readonly counts: Map<string, number>
  readonly acked: Acked[]
  /** Milliseconds from the block to the last that was heard of its conversation. */
  lastHeard: number
  fault(words: string, about?: unknown): void
  count(what: string): void
}

export interface Acked {
  readonly id: string
  readonly chat: string
  readonly seq: number
  readonly sender: string
  readonly clientId: string
}

/** Faults printed in full; one is usually found again and again. */
const toldMax = 200

export function openFindings(): Findings {
  const faults: string[] = []
  const counts = new Map<string, number>()
  return {
    faults,
    counts,
    acked: [],
    lastHeard: 0,
    fault(words, about) {
      if (faults.length >= toldMax) return
      const shown = about === undefined ? '' : `: ${JSON.stringify(about)?.slice(0, 400)}`
      faults.push(words + shown)
    },
    count: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
  }
}
