import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestDatabase<unknown>

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

/** The largest distance, in metres, between exact and blurred locations spread over India. */
async function furthest(step: number): Promise<number> {
  const { rows } = await test.pool.query<{ metres: number }>(
    `SELECT max(1000 * distance_km(lat, lng, public_latitude(lat, $1), public_longitude(lat, lng, $1))) AS metres
     FROM (SELECT 8 + random() * 28 AS lat, 69 + random() * 28 AS lng FROM generate_series(1, 20000)) AS points`,
    [step],
  )
  return rows[0]?.metres ?? Number.NaN
}

describe('places.blurred-grid: blurred locations', () => {
  it('rooms lie within a square of about 500 m', async () => {
    const metres = await furthest(0.0045)
    expect(metres).toBeGreaterThan(300)
    expect(metres).toBeLessThan(375)
  })

  it('profiles lie within a square of about 2 km', async () => {
    const metres = await furthest(0.018)
    expect(metres).toBeGreaterThan(1200)
    expect(metres).toBeLessThan(1500)
  })

  it('every exact point of one square has the same blurred location, which is its own', async () => {
    const { rows } = await test.pool.query<{ same: boolean }>(
      `SELECT bool_and(abs(public_latitude(plat, 0.0045) - plat) < 1e-9 AND abs(public_longitude(plat, plng, 0.0045) - plng) < 1e-9) AS same
       FROM (SELECT public_latitude(lat, 0.0045) AS plat, public_longitude(lat, lng, 0.0045) AS plng
             FROM (SELECT 8 + random() * 28 AS lat, 69 + random() * 28 AS lng FROM generate_series(1, 5000)) AS a) AS b`,
    )
    expect(rows[0]?.same).toBe(true)
  })

  it('places.great-circle: distances are great-circle on a sphere of 6371 km', async () => {
    const { rows } = await test.pool.query<{ km: number }>(
      'SELECT distance_km(12.97194, 77.59369, 28.65195, 77.23149) AS km',
    )
    expect(rows[0]?.km).toBeCloseTo(1743.8, 0)
    const quarter = await test.pool.query<{ km: number }>('SELECT distance_km(0, 0, 90, 0) AS km')
    expect(quarter.rows[0]?.km).toBeCloseTo((Math.PI / 2) * 6371, 6)
  })
})
