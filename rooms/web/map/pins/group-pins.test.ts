import type { MapCluster, MapPin } from '@basera/rooms/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apart, groupPins, halfWidth } from './group-pins.ts'
import { markLabel, markText } from './mark-words.ts'

const closest = 15
const pin = (id: string, lat: number, lng: number, rent = 9000): MapPin => ({
  id,
  title: `Room ${id}`,
  rent,
  public_latitude: lat,
  public_longitude: lng,
})
const square = (lat: number, lng: number, count: number, exact = true): MapCluster => ({
  latitude: lat,
  longitude: lng,
  count,
  count_is_exact: exact,
  min_rent: 5000,
})

it('rooms.map-pins: the name of a pin says that its room is saved, of a stack how many are', () => {
  const [one] = groupPins({ pins: [pin('a', 12.9, 77.6)], clusters: [] }, closest, closest)
  const twins = [pin('a', 12.9, 77.6), pin('b', 12.9, 77.6)]
  const [stack] = groupPins({ pins: twins, clusters: [] }, closest, closest)
  expect(markLabel(one!, 1)).toBe(`${markLabel(one!)}, saved`)
  expect(markLabel(stack!, 2)).toBe(`${markLabel(stack!)}, 2 saved`)
})

const pins = fc
  .array(
    fc.record({
      lat: fc.integer({ min: 12_800, max: 13_100 }).map((n) => n / 1000),
      lng: fc.integer({ min: 77_400, max: 77_700 }).map((n) => n / 1000),
      rent: fc.integer({ min: 1000, max: 40_000 }),
    }),
    { maxLength: 60 },
  )
  .map((rooms) => rooms.map(({ lat, lng, rent }, n) => pin(String(n), lat, lng, rent)))
const zoom = fc.integer({ min: 5, max: 32 }).map((half) => half / 2)

const pixels = (lat: number, lng: number, at: number) => ({
  x: ((lng + 180) / 360) * 512 * 2 ** at,
  y:
    ((1 - Math.log(Math.tan((lat * Math.PI) / 180) + 1 / Math.cos((lat * Math.PI) / 180)) / Math.PI) / 2) *
    512 *
    2 ** at,
})

describe('marks on the map', () => {
  it('hold every room, the cheapest rent and the count, whatever is joined', () => {
    fc.assert(
      fc.property(pins, zoom, (rooms, at) => {
        const marks = groupPins({ pins: rooms, clusters: [] }, at, closest)
        expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(rooms.length)
        expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length)
        if (rooms.length > 0)
          expect(Math.min(...marks.map(({ rent }) => rent))).toBe(Math.min(...rooms.map(({ rent }) => rent)))
      }),
    )
  })

  it('know every room that a part of the map names, for a card of the list to find its mark', () => {
    fc.assert(
      fc.property(pins, zoom, (rooms, at) => {
        const marks = groupPins({ pins: rooms, clusters: [] }, at, closest)
        const known = marks.flatMap((mark) => mark.rooms.map(({ id }) => id))
        expect(known.toSorted()).toEqual(rooms.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('never cover each other before the closest zoom', () => {
    fc.assert(
      fc.property(pins, zoom, (rooms, at) => {
        if (at >= closest) return
        const marks = groupPins({ pins: rooms, clusters: [] }, at, closest).map((mark) => ({
          ...pixels(mark.lat, mark.lng, at),
          half: halfWidth(mark),
        }))
        for (const [n, one] of marks.entries())
          for (const other of marks.slice(n + 1))
            expect(
              Math.abs(one.x - other.x) > one.half + other.half - 0.1 ||
                Math.abs(one.y - other.y) > apart - 0.1,
            ).toBe(true)
      }),
    )
  })

  it('of one blurred location are a stack, which no zoom could part', () => {
    const rooms = [pin('a', 12.93, 77.62, 9400), pin('b', 12.93, 77.62, 8000)]
    for (const at of [10, 15]) {
      const [mark, ...others] = groupPins({ pins: rooms, clusters: [] }, at, closest)
      expect(others).toEqual([])
      expect(mark).toMatchObject({ kind: 'stack', count: 2, rent: 8000 })
      expect(mark && markText(mark)).toBe('₹8,000 +1')
      expect(mark && markLabel(mark)).toBe('₹8,000 +1: 2 rooms at one place, from ₹8,000 a month')
    }
  })

  it('say a rent, or a count of rooms from a rent', () => {
    const [one] = groupPins({ pins: [pin('a', 12.93, 77.62, 14_500)], clusters: [] }, 10, closest)
    expect(one && [markText(one), markLabel(one)]).toEqual(['₹14,500', '₹14,500 a month, Room a'])
    const [few] = groupPins({ pins: [], clusters: [square(12.9, 77.6, 1200)] }, 10, closest)
    expect(few && [markText(few), markLabel(few)]).toEqual([
      '1,200',
      '1,200 rooms from ₹5,000 a month: zoom in',
    ])
    const [many] = groupPins({ pins: [], clusters: [square(12.9, 77.6, 1001, false)] }, 10, closest)
    expect(many && [markText(many), markLabel(many)]).toEqual([
      '1,000+',
      '1,000+ rooms from ₹5,000 a month: zoom in',
    ])
  })
})
