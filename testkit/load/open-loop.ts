import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './report.ts'

/** What one request was and how it ended; a request that throws failed. */
export interface Outcome {
  readonly kind: string
  readonly status: number
}

export interface OpenLoopOptions {
  /** Requests begun per second, whether or not earlier ones were answered. */
  readonly rate: number
  readonly seconds: number
  readonly request: (n: number) => Promise<Outcome>
  readonly kindOf?: (n: number) => string
  /** Milliseconds after the last start; what is left counts as failed. 30,000 by default. */
  readonly patience?: number
}

/** Milliseconds from when a request should have begun: waiting to be sent counts. */
export interface Latencies {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

export interface KindResult extends Latencies {
  readonly count: number
  readonly ok: number
  /** 429 and 503. */
  readonly refused: number
  readonly failed: number
  /** Of refused requests; the others are of those that were ok. */
  readonly refusals: Latencies
}

/** One second of the run, by when its requests should have begun. */
export interface SecondResult {
  readonly ok: number
  readonly refused: number
  readonly failed: number
  readonly p95: number
}

export interface OpenLoopResult {
  readonly kinds: Readonly<Record<string, KindResult>>
  readonly all: KindResult
  readonly timeline: readonly SecondResult[]
  readonly goodput: number
  /** Milliseconds; large when the client itself was too busy to be believed. */
  readonly worstLateness: number
}

type Ending = 'ok' | 'refused' | 'failed'

export interface Sample {
  readonly kind: string
  readonly ending: Ending
  /** Milliseconds from the start of the run to when it should have begun. */
  readonly due: number
  readonly took: number
}

function endingOf(status: number): Ending {
  if (status === 429 || status === 503) return 'refused'
  return status > 0 && status < 500 ? 'ok' : 'failed'
}

export const sampleOf = ({ kind, status }: Outcome, due: number, took: number): Sample => ({
  kind,
  ending: endingOf(status),
  due,
  took,
})

const latencies = (samples: readonly Sample[]): Latencies => {
  const took = samples.map((sample) => sample.took)
  const at = (p: number) => (took.length > 0 ? percentile(took, p) : Number.NaN)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

function resultOf(samples: readonly Sample[]): KindResult {
  const endedAs = (ending: Ending) => samples.filter((sample) => sample.ending === ending)
  const ok = endedAs('ok')
  const refused = endedAs('refused')
  return {
    count: samples.length,
    ok: ok.length,
    refused: refused.length,
    failed: endedAs('failed').length,
    ...latencies(ok),
    refusals: latencies(refused),
  }
}

function timelineOf(samples: readonly Sample[], seconds: number): SecondResult[] {
  return Array.from({ length: Math.ceil(seconds) }, (_, second) => {
    const { ok, refused, failed, p95 } = resultOf(
      samples.filter(({ due }) => Math.floor(due / 1000) === second),
    )
    return { ok, refused, failed, p95 }
  })
}

export function resultOfSamples(
  samples: readonly Sample[],
  seconds: number,
  worstLateness: number,
): OpenLoopResult {
  const groups = Object.groupBy(samples, ({ kind }) => kind)
  const kinds = Object.entries(groups).map(([kind, group]) => [kind, resultOf(group ?? [])] as const)
  const all = resultOf(samples)
  return {
    kinds: Object.fromEntries(kinds),
    all,
    timeline: timelineOf(samples, seconds),
    goodput: all.ok / seconds,
    worstLateness,
  }
}

/** Begins requests at a steady rate, like a crowd that does not know how busy the server is. */
export async function openLoop(options: OpenLoopOptions): Promise<OpenLoopResult> {
  const { rate, seconds, request, kindOf = () => 'failed', patience = 30_000 } = options
  const total = Math.round(rate * seconds)
  const samples: (Sample | undefined)[] = new Array(total)
  const begun = performance.now()
  const dueAt = (n: number) => (n * 1000) / rate
  const since = () => performance.now() - begun
  let worstLateness = 0
  let pending = 0
  const make = async (n: number) => {
    const due = dueAt(n)
    worstLateness = Math.max(worstLateness, since() - due)
    pending++
    const outcome = await request(n).catch(() => ({ kind: kindOf(n), status: 0 }))
    pending--
    samples[n] = sampleOf(outcome, due, since() - due)
  }
  for (let n = 0; n < total; ) {
    while (n < total && dueAt(n) <= since()) void make(n++)
    await sleep(1)
  }
  const giveUp = since() + patience
  while (pending > 0 && since() < giveUp) await sleep(10)
  const ended = Array.from(samples, (sample, n): Sample => {
    const due = dueAt(n)
    return sample ?? { kind: kindOf(n), ending: 'failed', due, took: since() - due }
  })
  return resultOfSamples(ended, seconds, worstLateness)
}
