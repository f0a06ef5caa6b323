import { type OpenLoopResult, type Outcome, resultOfSamples, type Sample, sampleOf } from './open-loop.ts'

export interface ClosedLoopOptions {
  /** Clients that each wait for an answer before they ask again; a refused one asks again at once. */
  readonly clients: number
  readonly seconds: number
  readonly request: (n: number) => Promise<Outcome>
  readonly kindOf: (n: number) => string
}

/** Requests of a fixed number of clients: the most that a server is made to do at a time. */
export async function closedLoop(options: ClosedLoopOptions): Promise<OpenLoopResult> {
  const { clients, seconds, request, kindOf } = options
  const samples: Sample[] = []
  const begun = performance.now()
  const since = () => performance.now() - begun
  let n = 0
  const client = async () => {
    while (since() < seconds * 1000) {
      const due = since()
      const turn = n++
      const outcome = await request(turn).catch(() => ({ kind: kindOf(turn), status: 0 }))
      samples.push(sampleOf(outcome, due, since() - due))
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return resultOfSamples(samples, seconds, 0)
}
