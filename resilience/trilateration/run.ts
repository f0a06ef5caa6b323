import { parseArgs } from 'node:util'
import { openPool } from '@basera/platform/testing/pool'
import { median, percentile, printTable, roomDatabase } from '@basera/testkit/load'
import type pg from 'pg'
import { apart, meetingPoint, type Point } from './solve.ts'
import { openStranger } from './stranger.ts'

/** Metres by which an estimate may miss the middle of a square, which everybody is told, and still be that middle. */
const accuracy = 5

interface Target {
  readonly id: string
  readonly home: Point
  readonly told: Point
}

async function targetsOf(pool: pg.Pool, count: number): Promise<Target[]> {
  const { rows } = await pool.query(
    `SELECT id, latitude, longitude, public_latitude, public_longitude FROM rooms
     WHERE searchable AND latitude IS NOT NULL ORDER BY id LIMIT $1`,
    [count],
  )
  return rows.map((row) => ({
    id: row.id,
    home: { lat: row.latitude, lng: row.longitude },
    told: { lat: row.public_latitude, lng: row.public_longitude },
  }))
}

function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 4_294_967_296
  }
}

const metres = (from: Point, to: Point) => apart(from, to) * 1000

/** Must not locate a room better than its square with ten thousand searches and maps (rooms.blurred-location). */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { queries: { type: 'string', default: '10000' } },
  })
  const database = await roomDatabase(200)
  const pool = openPool({ connectionString: database.url, max: 1 })
  const stranger = openStranger(pool)
  const next = dice(3)
  const misses = { distances: [] as number[], edges: [] as number[] }
  let odd = 0
  const homes = { distances: [] as number[], edges: [] as number[], middle: [] as number[] }
  for (const { id, home, told } of await targetsOf(pool, 200)) {
    if (stranger.asked() >= Number(values.queries)) break
    const { distances, edges, oddJourneys } = await stranger.findOut(id, told, next)
    odd += oddJourneys
    for (const [how, guess] of [
      ['distances', meetingPoint(distances, edges[0] ?? told)],
      ...edges.map((edge) => ['edges', edge] as const),
    ] as const) {
      misses[how].push(metres(guess, told))
      homes[how].push(metres(guess, home))
    }
    homes.middle.push(metres(told, home))
  }
  const row = (name: string, all: readonly number[]) =>
    [name, Math.min(...all), median(all), percentile(all, 0.95), Math.max(...all)].map((value) =>
      typeof value === 'number' ? value.toFixed(1) : value,
    )
  console.log(`\n${stranger.asked()} queries about ${homes.middle.length} rooms; metres:\n`)
  printTable(
    ['', 'least', 'median', 'p95', 'most'],
    [
      row('from the distances’ meeting point to the middle of the square', misses.distances),
      row('from the edges of maps, boxes and outlines to the middle of the square', misses.edges),
      row('from the distances’ meeting point to the room', homes.distances),
      row('from the edges of maps, boxes and outlines to the room', homes.edges),
      row('from the middle of the square to the room (no query at all)', homes.middle),
    ],
  )
  const beaten = [...misses.distances, ...misses.edges].filter((miss) => miss > accuracy).length
  console.log(`\n${odd} journeys tell more than the middle of a square.`)
  console.log(
    beaten === 0
      ? '\nEvery estimate is the middle of a square, which one query tells.'
      : `\n${beaten} estimates are not the middle of a square.`,
  )
  if (beaten + odd > 0) process.exitCode = 1
  await stranger.close()
  await database.remove()
}
