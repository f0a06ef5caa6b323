import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  blurredLocation,
  coordinatesLabel,
  distanceKm,
  earthRadiusKm,
  type Point,
  placeLabel,
  profileGridStep,
  roomGridStep,
} from './points.ts'

const koramangala = { latitude: 12.9352, longitude: 77.6245 }
const delhi = { latitude: 28.65195, longitude: 77.23149 }

// A billionth of a degree is a tenth of a millimetre; PostgreSQL refuses to square far smaller numbers.
const degrees = (most: number) =>
  fc.integer({ min: -most * 1e9, max: most * 1e9 }).map((value) => value / 1e9)
const anyPoint = fc.record({ latitude: degrees(85), longitude: degrees(180) })
const steps = fc.constantFrom(roomGridStep, profileGridStep)

let database: TestDatabase<unknown>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

describe('distance', () => {
  it('places.great-circle: is the great-circle distance on an earth of 6371 km', () => {
    expect(earthRadiusKm).toBe(6371)
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      Math.PI * 6371,
      6,
    )
    expect(distanceKm(koramangala, delhi)).toBeCloseTo(1748, -1)
    expect(distanceKm(delhi, delhi)).toBe(0)
  })

  it('is the same both ways and never longer than half the earth', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 9)
        expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * earthRadiusKm)
      }),
    )
  })

  it('equals the distance of the database', async () => {
    const pairs = fc.sample(fc.tuple(anyPoint, anyPoint), 500)
    const { rows } = await database.pool.query<{ km: number }>(
      `SELECT distance_km(a, b, c, d) AS km
       FROM unnest($1::float8[], $2::float8[], $3::float8[], $4::float8[]) WITH ORDINALITY AS t(a, b, c, d, n) ORDER BY n`,
      [
        pairs.map(([from]) => from.latitude),
        pairs.map(([from]) => from.longitude),
        pairs.map(([, to]) => to.latitude),
        pairs.map(([, to]) => to.longitude),
      ],
    )
    expect(rows).toHaveLength(pairs.length)
    for (const [index, [from, to]] of pairs.entries())
      expect(distanceKm(from, to)).toBeCloseTo(rows[index]!.km, 6)
  })
})

describe('blurred location', () => {
  const away = (point: Point, step: number) => distanceKm(point, blurredLocation(point, step))

  it('places.blurred-grid: moves a room by less than its 500 m square and a profile by less than its 2 km square', () => {
    fc.assert(
      fc.property(anyPoint, (point) => {
        expect(away(point, roomGridStep)).toBeLessThan(0.36)
        expect(away(point, profileGridStep)).toBeLessThan(1.5)
      }),
    )
  })

  it('places.blurred-grid: is the same for every point of its square, so that it cannot be narrowed down', () => {
    fc.assert(
      fc.property(anyPoint, steps, (point, step) => {
        const snapped = blurredLocation(point, step)
        const again = blurredLocation(snapped, step)
        expect(again.latitude).toBeCloseTo(snapped.latitude, 9)
        expect(again.longitude).toBeCloseTo(snapped.longitude, 9)
      }),
    )
  })

  it('equals the blurred location of the database', async () => {
    const samples = fc.sample(fc.tuple(anyPoint, steps), 500)
    const { rows } = await database.pool.query<{ latitude: number; longitude: number }>(
      `SELECT public_latitude(a, s) AS latitude, public_longitude(a, b, s) AS longitude
       FROM unnest($1::float8[], $2::float8[], $3::float8[]) WITH ORDINALITY AS t(a, b, s, n) ORDER BY n`,
      [
        samples.map(([point]) => point.latitude),
        samples.map(([point]) => point.longitude),
        samples.map(([, step]) => step),
      ],
    )
    for (const [index, [point, step]] of samples.entries()) {
      const snapped = blurredLocation(point, step)
      expect(snapped.latitude).toBeCloseTo(rows[index]!.latitude, 9)
      expect(snapped.longitude).toBeCloseTo(rows[index]!.longitude, 9)
    }
  })
})

describe('labels', () => {
  it.each([
    [{ latitude: 12.93456, longitude: 77.62001 }, '12.93, 77.62'],
    [{ latitude: -0.001, longitude: 0 }, '0.00, 0.00'],
    [{ latitude: -33.8688, longitude: -0.2 }, '-33.87, -0.20'],
  ])('places.unnamed-position: coordinates %j are shown rounded to 2 decimals, %s', (point, label) => {
    expect(coordinatesLabel(point)).toBe(label)
  })

  it('names a place with what it lies in', () => {
    expect(placeLabel({ name: 'Koramangala', context: 'Bengaluru, Karnataka' })).toBe(
      'Koramangala, Bengaluru, Karnataka',
    )
    expect(placeLabel({ name: 'India', context: '' })).toBe('India')
  })
})
