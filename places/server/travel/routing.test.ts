import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTravel } from '@basera/places/server'
import { createLogger } from '@basera/platform/server/logger'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const koramangala = { latitude: 12.9352, longitude: 77.6245 }
const points = [
  { latitude: 12.95, longitude: 77.63 },
  { latitude: 12.96, longitude: 77.64 },
]

interface Matrix {
  readonly sources: readonly { readonly lat: number; readonly lon: number }[]
  readonly targets: readonly object[]
  readonly costing: string
}

let server: Server
let url: string
let asked: Matrix[] = []
let tables: string[] = []
let behaviour: 'good' | 'broken' | 'silent' | 'strange' | 'endless' = 'good'

/** Speaks as much of Valhalla's `/sources_to_targets` as is used: a row for each source, a column for each target. */
function answerTo(body: string): string {
  const request = JSON.parse(body) as Matrix
  asked.push(request)
  if (behaviour === 'strange') return '{"sources_to_targets":[]}'
  if (behaviour === 'endless') return `"${'x'.repeat(200_000)}"`
  const rows = request.sources.map((_, from_index) => [
    { distance: 4.2, time: from_index === 1 ? null : 900, from_index, to_index: 0 },
  ])
  return JSON.stringify({ sources_to_targets: rows, units: 'kilometers' })
}

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    if (request.url?.startsWith('/table/')) {
      tables.push(request.url)
      reply.end('{"code":"Ok","durations":[[900],[null]]}')
      return
    }
    if (request.url !== '/sources_to_targets' || behaviour === 'broken') reply.writeHead(500).end('{}')
    else if (behaviour !== 'silent') reply.end(answerTo(body))
    else asked.push(JSON.parse(body) as Matrix)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = []
  tables = []
  behaviour = 'good'
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const logger = createLogger('silent')
const refined = () => openTravel({ routing: { url, logger } })

describe('places.travel-routing: a routing server', () => {
  it('gives the minutes of a page in one request; where no road leads, the bundled ones stay', async () => {
    const travel = refined()
    const reach = travel.reach(koramangala, 'two_wheeler', 60)
    const answer = await travel.refine(points, reach)
    const bundled = travel.minutesBetween(points[1] ?? koramangala, reach)
    expect(answer).toEqual({ source: 'routing', minutes: [15, bundled] })
    expect(asked).toEqual([
      {
        sources: points.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude })),
        targets: [{ lat: koramangala.latitude, lon: koramangala.longitude }],
        costing: 'motor_scooter',
      },
    ])
  })

  it('is asked for walks, and never for metro or without points', async () => {
    const travel = refined()
    await travel.refine(points, travel.reach(koramangala, 'walk', 60))
    expect(asked[0]?.costing).toBe('pedestrian')
    const metro = await travel.refine(points, travel.reach(koramangala, 'metro', 60))
    expect(metro.source).toBe('bundled')
    await travel.refine([], travel.reach(koramangala, 'walk', 60))
    expect(asked).toHaveLength(1)
  })

  it('is asked for 50 points at most; the rest is bundled', async () => {
    const travel = refined()
    const reach = travel.reach(koramangala, 'two_wheeler', 60)
    const many = Array.from({ length: 60 }, () => points[0] ?? koramangala)
    const { minutes } = await travel.refine(many, reach)
    expect(asked[0]?.sources).toHaveLength(50)
    expect(minutes).toHaveLength(60)
    expect(minutes[0]).toBe(15)
    expect(minutes[55]).toBe(travel.minutesBetween(many[55] ?? koramangala, reach))
  })

  it.each(['broken', 'silent', 'strange', 'endless'] as const)('that is %s is done without', async (how) => {
    behaviour = how
    const travel = refined()
    const reach = travel.reach(koramangala, 'two_wheeler', 60)
    const started = performance.now()
    const answer = await travel.refine(points, reach)
    expect(performance.now() - started).toBeLessThan(4000)
    const bundled = points.map((point) => travel.minutesBetween(point, reach))
    expect(answer).toEqual({ source: 'bundled', minutes: bundled })
  })

  it('that cannot be reached is done without', async () => {
    const travel = openTravel({ routing: { url: 'http://127.0.0.1:1', logger } })
    const answer = await travel.refine(points, travel.reach(koramangala, 'walk', 60))
    expect(answer.source).toBe('bundled')
  })

  it('is left alone for 30 s after three failures in a row', async () => {
    let now = 0
    const travel = openTravel({ routing: { url, logger, now: () => now } })
    const reach = travel.reach(koramangala, 'walk', 60)
    behaviour = 'strange'
    for (let go = 0; go < 5; go++) await travel.refine(points, reach)
    expect(asked).toHaveLength(3)
    behaviour = 'good'
    now = 29_999
    expect((await travel.refine(points, reach)).source).toBe('bundled')
    now = 30_000
    expect((await travel.refine(points, reach)).source).toBe('routing')
    expect(asked).toHaveLength(4)
  })

  it('may be OSRM, which is asked by road alone', async () => {
    const travel = openTravel({ routing: { url, logger, engine: 'osrm' } })
    const byRoad = travel.reach(koramangala, 'two_wheeler', 60)
    const bundled = travel.minutesBetween(points[1] ?? koramangala, byRoad)
    expect(await travel.refine(points, byRoad)).toEqual({ source: 'routing', minutes: [15, bundled] })
    const onFoot = travel.reach(koramangala, 'walk', 60)
    expect((await travel.refine(points, onFoot)).source).toBe('bundled')
    expect(tables).toEqual([
      '/table/v1/driving/77.63,12.95;77.64,12.96;77.6245,12.9352?sources=0;1&destinations=2',
    ])
  })

  it('of OSRM that answers for other points is done without', async () => {
    const travel = openTravel({ routing: { url, logger, engine: 'osrm' } })
    const reach = travel.reach(koramangala, 'two_wheeler', 60)
    expect((await travel.refine(points.slice(1), reach)).source).toBe('bundled')
  })

  it('is not needed', async () => {
    const travel = openTravel()
    const reach = travel.reach(koramangala, 'two_wheeler', 60)
    expect((await travel.refine(points, reach)).minutes).toEqual(
      points.map((point) => travel.minutesBetween(point, reach)),
    )
  })
})
