export type LogPosition = bigint

/** Parses a `pg_lsn`. */
export function logPosition(text: string): LogPosition {
  const [high, low] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

const page = 8192n
const pageHeaders: readonly bigint[] = [24n, 40n]

/** Where records end that end before `insertAt`: a new page begins with a header, which no replica replays alone. */
export function endOfRecords(insertAt: LogPosition): LogPosition {
  const inPage = insertAt % page
  return pageHeaders.includes(inPage) ? insertAt - inPage : insertAt
}

interface Sample {
  /** Milliseconds; everything committed before is in the log up to `position`. */
  readonly at: number
  readonly position: LogPosition
}

const samplesKept = 60

export interface Replay {
  add(sample: Sample): void
  replayed(position: LogPosition): void
  forget(): void
  /** The replica shows everything that was committed before this moment. */
  readonly shownUntil: number
}

/** Measures what a replica shows by positions of the primary's log, so that an idle primary is no lag. */
export function measureReplay(): Replay {
  let samples: Sample[] = []
  let shownUntil = Number.NEGATIVE_INFINITY
  return {
    add(sample) {
      samples = [...samples, sample].slice(-samplesKept)
    },
    replayed(position) {
      const shown = samples.filter((sample) => sample.position <= position)
      samples = samples.filter((sample) => sample.position > position)
      for (const { at } of shown) shownUntil = Math.max(shownUntil, at)
    },
    forget() {
      samples = []
      shownUntil = Number.NEGATIVE_INFINITY
    },
    get shownUntil() {
      return shownUntil
    },
  }
}
