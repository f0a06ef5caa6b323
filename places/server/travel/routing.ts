import type { Point, TravelWay } from '@basera/places/contract'
import type { Logger } from '@basera/platform/server/logger'
import { z } from 'zod'

/** Most points of one request, milliseconds until it is given up, bytes of its answer (places.travel-routing). */
export const routingMaxPoints = 50
const timeoutMs = 1500
const maxBytes = 64 * 1024

/** Failures in a row after which the server is left alone, and for how many milliseconds. */
const failuresUntilRest = 3
const restMs = 30_000

export interface RoutingOptions {
  readonly url: string
  readonly logger: Logger
  readonly now?: () => number
}

export interface Routing {
  /** Minutes by road from each of at most 50 points, null where no road leads; null when the server fails or rests. */
  minutes(
    points: readonly Point[],
    to: Point,
    by: Exclude<TravelWay, 'metro'>,
  ): Promise<readonly (number | null)[] | null>
}

const costings = { two_wheeler: 'motor_scooter', walk: 'pedestrian' } as const

const matrixAnswer = z.object({
  sources_to_targets: z.array(z.tuple([z.object({ time: z.number().min(0).nullish() })])),
})

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) throw new Error('the routing server answered too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const location = ({ latitude, longitude }: Point) => ({ lat: latitude, lon: longitude })

async function askMatrix(url: string, body: object, count: number): Promise<readonly (number | null)[]> {
  const response = await fetch(`${url}/sources_to_targets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await readBounded(response)
  if (!response.ok) throw new Error(`the routing server answered ${response.status}`)
  const { sources_to_targets: rows } = matrixAnswer.parse(JSON.parse(text))
  if (rows.length !== count) throw new Error('the routing server answered for other points')
  return rows.map(([{ time }]) => (typeof time === 'number' ? time / 60 : null))
}

export function openRouting({ url, logger, now = () => performance.now() }: RoutingOptions): Routing {
  let failures = 0
  let restsUntil = 0
  const failed = (error: unknown) => {
    failures++
    if (failures >= failuresUntilRest) restsUntil = now() + restMs
    // Where people are is private: the reason alone is logged.
    const reason = error instanceof z.ZodError ? 'an answer of another shape' : String(error)
    logger.warn({ reason, failures }, 'the routing server failed, the bundled travel times answer')
    return null
  }
  return {
    async minutes(points, to, by) {
      if (now() < restsUntil) return null
      const body = {
        sources: points.map(location),
        targets: [location(to)],
        costing: costings[by],
      }
      try {
        const minutes = await askMatrix(url, body, points.length)
        failures = 0
        return minutes
      } catch (error) {
        return failed(error)
      }
    },
  }
}
