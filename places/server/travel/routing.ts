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
  readonly engine?: 'valhalla' | 'osrm' | undefined
  readonly logger: Logger
  readonly now?: () => number
}

type RoadWay = Exclude<TravelWay, 'metro'>
type Times = readonly (number | null)[]

export interface Routing {
  /** Minutes by road from each of at most 50 points, null where no road leads; null when the server fails or rests. */
  minutes(points: readonly Point[], to: Point, by: RoadWay): Promise<Times | null>
}

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

async function ask(address: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  const text = await readBounded(response)
  if (!response.ok) throw new Error(`the routing server answered ${response.status}`)
  return JSON.parse(text)
}

interface Engine {
  readonly knows: (by: RoadWay) => boolean
  readonly seconds: (url: string, points: readonly Point[], to: Point, by: RoadWay) => Promise<Times>
}

const costings = { two_wheeler: 'motor_scooter', walk: 'pedestrian' } as const
const valhallaAnswer = z.object({
  sources_to_targets: z.array(z.tuple([z.object({ time: z.number().min(0).nullish() })])),
})
const location = ({ latitude, longitude }: Point) => ({ lat: latitude, lon: longitude })

const valhalla: Engine = {
  knows: () => true,
  async seconds(url, points, to, by) {
    const body = { sources: points.map(location), targets: [location(to)], costing: costings[by] }
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const { sources_to_targets: rows } = valhallaAnswer.parse(await ask(`${url}/sources_to_targets`, init))
    return rows.map(([{ time }]) => time ?? null)
  },
}

const osrmAnswer = z.object({ durations: z.array(z.tuple([z.number().min(0).nullable()])) })

/** One of its servers knows one way of travelling, which is by road. */
const osrm: Engine = {
  knows: (by) => by === 'two_wheeler',
  async seconds(url, points, to) {
    const path = [...points, to].map(({ latitude, longitude }) => `${longitude},${latitude}`).join(';')
    const query = `sources=${[...points.keys()].join(';')}&destinations=${points.length}`
    const { durations } = osrmAnswer.parse(await ask(`${url}/table/v1/driving/${path}?${query}`))
    return durations.map(([seconds]) => seconds)
  },
}

const engines = { valhalla, osrm } as const

export function openRouting({
  url,
  engine = 'valhalla',
  logger,
  now = () => performance.now(),
}: RoutingOptions): Routing {
  const { knows, seconds } = engines[engine]
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
      if (!knows(by) || now() < restsUntil) return null
      try {
        const found = await seconds(url, points, to, by)
        if (found.length !== points.length) throw new Error('the routing server answered for other points')
        failures = 0
        return found.map((time) => (time === null ? null : time / 60))
      } catch (error) {
        return failed(error)
      }
    },
  }
}
