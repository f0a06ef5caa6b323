export interface Habits {
  readonly shareComingADay: number
  readonly timesADay: Readonly<Record<string, number>>
  readonly shareInBusiestHour: number
  /** How much more the busiest second of that hour brings than its average. */
  readonly burst: number
}

/** Milliseconds of a processor for one request. */
export interface Cost {
  readonly server: number
  readonly database: number
  /** Whether a replica may do the database's part. */
  readonly reads: boolean
  /** Accounts from which on it grows with their number. */
  readonly growsFrom?: number
}

export interface Kept {
  readonly perAccount: number
  /** Bytes of a row with its part of all indexes, or of a file. */
  readonly bytes: number
  readonly where: 'database' | 'files'
  /** Of the rows, those that daily work touches: they should fit in memory. */
  readonly warm: number
}

export interface Model {
  readonly habits: Habits
  readonly costs: Readonly<Record<string, Cost>>
  readonly kept: Readonly<Record<string, Kept>>
  /** How busy a processor may be before people wait. */
  readonly busyUpTo: number
  /** Processors of the largest machine that one database may have. */
  readonly largestMachine: number
}

export interface Need {
  readonly accounts: number
  /** Requests in the busiest second. */
  readonly perSecond: number
  readonly serverCores: number
  readonly readCores: number
  readonly writeCores: number
  readonly databaseBytes: number
  readonly warmBytes: number
  readonly fileBytes: number
  /** What share of the largest machine the writes need: over 1, one primary is not enough. */
  readonly writeShare: number
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** What so many accounts need in the busiest second, and what they keep. */
export function needOf({ habits, costs, kept, busyUpTo, largestMachine }: Model, accounts: number): Need {
  const share = (habits.shareInBusiestHour / 3600) * habits.burst
  const coming = accounts * habits.shareComingADay
  const rates = Object.entries(habits.timesADay).map(([name, times]) => {
    const cost = costs[name]
    if (!cost) throw new Error(`Nothing says what ${name} costs`)
    const growth = Math.max(1, accounts / (cost.growsFrom ?? Number.POSITIVE_INFINITY))
    const { server, database, reads } = cost
    return { reads, server: server * growth, database: database * growth, rate: coming * times * share }
  })
  const cores = (ms: (rate: (typeof rates)[number]) => number) =>
    sum(rates.map((rate) => (rate.rate * ms(rate)) / 1000)) / busyUpTo
  const bytes = (of: (entry: Kept) => number) =>
    sum(Object.values(kept).map((entry) => accounts * entry.perAccount * entry.bytes * of(entry)))
  const writeCores = cores(({ reads, database }) => (reads ? 0 : database))
  return {
    accounts,
    perSecond: sum(rates.map(({ rate }) => rate)),
    serverCores: cores(({ server }) => server),
    readCores: cores(({ reads, database }) => (reads ? database : 0)),
    writeCores,
    databaseBytes: bytes(({ where }) => (where === 'database' ? 1 : 0)),
    warmBytes: bytes(({ where, warm }) => (where === 'database' ? warm : 0)),
    fileBytes: bytes(({ where }) => (where === 'files' ? 1 : 0)),
    writeShare: writeCores / largestMachine,
  }
}
