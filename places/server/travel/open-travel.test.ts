import { aboutMinutes, distanceKm, type Point, travelMinutesMax, travelWays } from '@basera/places/contract'
import { openTravel } from '@basera/places/server'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLines, readBundledLines } from './read-lines.ts'
import { nearestStationMaxKm, stationWalkMaxKm, walkMinutesPerKm } from './speeds.ts'

const travel = openTravel()
const indiranagar = { latitude: 12.9784, longitude: 77.6408 }
const whitefield = { latitude: 12.9955, longitude: 77.758 }
const electronicCity = { latitude: 12.8452, longitude: 77.6602 }
const mysuru = { latitude: 12.3052, longitude: 76.6552 }
const connaughtPlace = { latitude: 28.6315, longitude: 77.2167 }
const cyberCity = { latitude: 28.495, longitude: 77.089 }

/** Points in and around a city with metro, some of them out in the country. */
const around = ({ latitude, longitude }: Point) =>
  fc.record({
    latitude: fc.integer({ min: -2500, max: 2500 }).map((off) => latitude + off / 1e4),
    longitude: fc.integer({ min: -2500, max: 2500 }).map((off) => longitude + off / 1e4),
  })
const cities = [indiranagar, connaughtPlace, { latitude: 19.076, longitude: 72.8777 }, mysuru]
const twoPoints = fc
  .constantFrom(...cities)
  .chain((city) => fc.record({ a: around(city), b: around(city), c: around(city) }))
const ways = fc.constantFrom(...travelWays)

describe('travel times', () => {
  it.each([
    ['Indiranagar to Whitefield', indiranagar, whitefield, 38, 60],
    ['Jayanagar to Electronic City', { latitude: 12.9299, longitude: 77.5826 }, electronicCity, 50, 75],
    ['Connaught Place to Cyber City', connaughtPlace, cyberCity, 60, 80],
    [
      'Andheri to Churchgate',
      { latitude: 19.1197, longitude: 72.8468 },
      { latitude: 18.935, longitude: 72.827 },
      45,
      65,
    ],
  ])('places.travel-speeds: %s by metro is believable', (_, from, to, least, most) => {
    const minutes = travel.minutesBetween(from, travel.reach(to, 'metro', 90))
    expect(minutes).toBeGreaterThan(least)
    expect(minutes).toBeLessThan(most)
  })

  it('places.travel-speeds: a two-wheeler is slow at first and takes longer than a straight line', () => {
    const minutes = travel.minutesBetween(indiranagar, travel.reach(whitefield, 'two_wheeler', 90))
    expect(distanceKm(indiranagar, whitefield)).toBeCloseTo(12.8, 0)
    expect(minutes).toBeGreaterThan(40)
    expect(minutes).toBeLessThan(60)
  })

  it('places.travel-speeds: walking a kilometre takes a quarter of an hour', () => {
    const north = { ...indiranagar, latitude: indiranagar.latitude + 1 / 111.195 }
    expect(travel.minutesBetween(north, travel.reach(indiranagar, 'walk', 30))).toBeCloseTo(16.25, 1)
  })

  it('places.travel-no-station: without a station near, walking alone counts, and the answer says so', () => {
    const reach = travel.reach(mysuru, 'metro', 45)
    expect(reach).toMatchObject({ noStation: true, stations: [] })
    const near = { ...mysuru, latitude: mysuru.latitude + 0.009 }
    expect(travel.minutesBetween(near, reach)).toBeCloseTo(16.3, 0)
    expect(travel.reach(indiranagar, 'metro', 45).noStation).toBe(false)
    expect(travel.reach(mysuru, 'walk', 45).noStation).toBe(false)
  })

  it('places.travel-about: minutes are told as whole minutes', () => {
    expect([0.2, 31.6, 89.4].map(aboutMinutes)).toEqual([1, 32, 89])
  })

  it('keeps the reach of a city small enough for a query', () => {
    const { stations } = travel.reach(connaughtPlace, 'metro', travelMinutesMax)
    expect(stations.length).toBeGreaterThan(150)
    expect(JSON.stringify(stations).length).toBeLessThan(40_000)
    expect(travel.reach(indiranagar, 'metro', 15).stations.length).toBeLessThan(5)
  })
})

describe('any two points', () => {
  it('are as far from each other in both directions', () => {
    fc.assert(
      fc.property(twoPoints, ways, ({ a, b }, by) => {
        const there = travel.minutesBetween(a, travel.reach(b, by, 90))
        const back = travel.minutesBetween(b, travel.reach(a, by, 90))
        if (there === null || back === null) expect(there ?? back ?? 90).toBeCloseTo(90, 6)
        else expect(there).toBeCloseTo(back, 6)
      }),
    )
  })

  it('are as far from each other under any limit that lets them through', () => {
    const limits = fc.tuple(fc.integer({ min: 15, max: 90 }), fc.integer({ min: 15, max: 90 }))
    fc.assert(
      fc.property(twoPoints, ways, limits, ({ a, b }, by, pair) => {
        const [tight, loose] = [...pair].sort((x, y) => x - y) as [number, number]
        const minutes = travel.minutesBetween(a, travel.reach(b, by, tight))
        if (minutes === null) return
        expect(minutes).toBeLessThanOrEqual(tight + 1e-9)
        expect(travel.minutesBetween(a, travel.reach(b, by, loose))).toBeCloseTo(minutes, 6)
      }),
    )
  })

  it('places.travel-metro: are never further by metro than on foot, and nearby by two-wheeler at once', () => {
    fc.assert(
      fc.property(twoPoints, ({ a, b }) => {
        const onFoot = travel.minutesBetween(a, travel.reach(b, 'walk', 90))
        if (onFoot === null) return
        expect(travel.minutesBetween(a, travel.reach(b, 'metro', 90))).toBeLessThanOrEqual(onFoot + 1e-9)
        expect(travel.minutesBetween(a, travel.reach(b, 'two_wheeler', 90))).toBeLessThan(onFoot + 3)
      }),
    )
  })

  it('are no further than by way of a third point, by two-wheeler and on foot', () => {
    fc.assert(
      fc.property(twoPoints, fc.constantFrom('two_wheeler', 'walk'), ({ a, b, c }, by) => {
        const { trips } = travel.trips(a, [b, c])
        const onward = travel.trips(b, [c]).trips[0]
        const [toB, toC] = trips
        if (!toB || !toC || !onward) throw new Error('a trip is missing')
        expect(toC[by]).toBeLessThanOrEqual(toB[by] + onward[by] + 1e-6)
      }),
    )
  })
})

describe('trips of a room', () => {
  it('name the nearest station with its walk, and minutes to each place', () => {
    const { nearest, trips } = travel.trips(indiranagar, [
      { ...whitefield, name: 'ITPL' },
      { ...mysuru, name: 'Infosys Mysuru' },
    ])
    expect(nearest).toMatchObject({ name: 'Indiranagar', lines: [{ name: 'Purple Line', kind: 'metro' }] })
    expect(nearest?.walkMinutes).toBeCloseTo((nearest?.km ?? 0) * walkMinutesPerKm)
    expect(trips[0]).toMatchObject({ destination: { name: 'ITPL' } })
    expect(trips[0]?.metro).toBeLessThan(trips[0]?.walk ?? 0)
    expect(trips[1]).toMatchObject({ metro: null })
    expect(trips[1]?.two_wheeler).toBeGreaterThan(180)
  })

  it('name no station that is further than people walk', () => {
    expect(nearestStationMaxKm).toBeGreaterThan(stationWalkMaxKm)
    expect(travel.trips(mysuru, [])).toEqual({ nearest: null, trips: [] })
  })

  it('do not call a walk a ride', () => {
    const across = { ...indiranagar, latitude: indiranagar.latitude + 0.004 }
    expect(travel.trips(indiranagar, [across]).trips[0]?.metro).toBeNull()
  })
})

describe('the bundled lines', () => {
  const lines = readBundledLines()

  it('have stations at believable distances, each line its own', () => {
    expect(lines.length).toBeGreaterThan(40)
    expect(new Set(lines.map((line) => `${line.city} ${line.name}`)).size).toBe(lines.length)
    for (const { name, city, stops } of lines) {
      expect(stops.length, `${city} ${name}`).toBeGreaterThan(2)
      stops.slice(1).forEach((stop, at) => {
        const km = distanceKm(stop, stops[at] ?? stop)
        expect(km, `${city}: ${stop.name}`).toBeGreaterThan(0.2)
        expect(km, `${city}: ${stop.name}`).toBeLessThan(7.5)
      })
    }
  })

  it('run no station twice in a row of the map: the next is nearer than the one after it', () => {
    for (const { name, city, stops } of lines)
      for (let at = 0; at + 2 < stops.length; at++) {
        const [a, b, c] = stops.slice(at, at + 3)
        if (!a || !b || !c) throw new Error('a station is missing')
        const least = Math.min(distanceKm(a, b), distanceKm(b, c))
        expect(distanceKm(a, c), `${city} ${name}: ${stops[at + 1]?.name}`).toBeGreaterThan(least)
      }
  })

  it('places.travel-speeds: take about as long from end to end as their timetables say', () => {
    // About what the operators' timetables say.
    const published = [
      ['Bengaluru', 'Purple Line', 80],
      ['Delhi', 'Yellow Line', 85],
      ['Delhi', 'Airport Express', 20],
      ['Hyderabad', 'Red Line', 55],
      ['Mumbai', 'Western Line', 105],
    ] as const
    for (const [city, name, minutes] of published) {
      const line = lines.find((each) => each.city === city && each.name === name)
      const [first, last] = [line?.stops.at(0), line?.stops.at(-1)]
      if (!line || !first || !last) throw new Error(`no ${name}`)
      const alone = openTravel({ lines: [line] })
      const ride = alone.minutesBetween(first, alone.reach(last, 'metro', 200)) ?? 0
      const overhead = 10
      expect((ride - overhead) / minutes, name).toBeGreaterThan(0.85)
      expect((ride - overhead) / minutes, name).toBeLessThan(1.15)
    }
  })

  it('names what is wrong in a file of lines', () => {
    expect(() => parseLines('@Pune|Aqua Line|tram|#000000')).toThrow('not the head of a line')
    expect(() => parseLines('@Pune|Aqua Line|metro|#000000\nVanaz 18.5')).toThrow('not a station: Vanaz')
  })
})
