import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** The answer of a call as JSON, the same for everyone who may make the call. */
export interface Answer {
  readonly body: Buffer
  readonly etag: string
  /** False once a change of what it shows was heard of, or could not have been. */
  isCurrent(): boolean
}

export interface Made<About> {
  readonly value: unknown
  /** What the answer shows, for {@link AnswerStore.drop}. */
  readonly about: About
}

export interface AnswerStore<About> {
  /** Who asks at the same time shares one `make`. */
  find(key: string, make: () => Promise<Made<About>>): Promise<Answer>
  /** Forgets what a change affects, also what is being made; who asks from now on sees the change. */
  drop(isAffected: (about: About) => boolean): void
}

interface StoreOptions {
  readonly bytes: number
  /** Whether changes are heard of; otherwise nothing is kept. */
  readonly isHearing: () => boolean
  readonly longestMs?: number
}

interface Kept<About> extends Answer {
  readonly about: About
  end(): void
}

interface Flight<About> {
  readonly drops: ((about: About) => boolean)[]
}

const usualLongest = 30_000
const overhead = 500

export function openAnswerStore<About>({
  bytes,
  isHearing,
  longestMs = usualLongest,
}: StoreOptions): AnswerStore<About> {
  const known = new LRUCache<string, Kept<About>>({ maxSize: bytes, dispose: (answer) => answer.end() })
  const underWay = new Set<Flight<About>>()
  const joinable = new Map<string, Promise<Answer>>()

  function answerOf({ value, about }: Made<About>): Kept<About> {
    const body = Buffer.from(JSON.stringify(value))
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
    const until = performance.now() + longestMs
    let ended = false
    const end = () => {
      ended = true
    }
    return { body, etag, about, end, isCurrent: () => !ended && performance.now() < until && isHearing() }
  }

  async function fly(key: string, make: () => Promise<Made<About>>, flight: Flight<About>): Promise<Answer> {
    underWay.add(flight)
    try {
      const answer = answerOf(await make())
      if (!isHearing() || flight.drops.some((isAffected) => isAffected(answer.about))) answer.end()
      else known.set(key, answer, { size: answer.body.length + 2 * key.length + overhead })
      return answer
    } finally {
      underWay.delete(flight)
    }
  }

  return {
    async find(key, make) {
      const kept = known.get(key)
      if (kept?.isCurrent()) return kept
      if (!isHearing()) return { ...answerOf(await make()), isCurrent: () => false }
      const shared = joinable.get(key)
      if (shared) return shared
      const flight = fly(key, make, { drops: [] })
      joinable.set(key, flight)
      const land = () => {
        if (joinable.get(key) === flight) joinable.delete(key)
      }
      flight.then(land, land)
      return flight
    },
    drop(isAffected) {
      for (const [key, answer] of known.entries()) if (isAffected(answer.about)) known.delete(key)
      for (const flight of underWay) flight.drops.push(isAffected)
      joinable.clear()
    },
  }
}
