import type { MapCity, MapLayerKind } from '@basera/places/contract'
import { describe, expect, it } from 'vitest'
import { creditsOf, layersInView } from './city-layers.ts'

const layer = (kind: MapLayerKind, attribution: string) => ({ kind, url: `/map-layers/${kind}`, attribution })
const bengaluru: MapCity = {
  ...{ id: 'bengaluru', name: 'Bengaluru', north: 13.1, south: 12.8, east: 77.8, west: 77.4 },
  layers: [
    layer('wards', 'Wards'),
    layer('streets', 'Streets'),
    layer('roads', ''),
    layer('metro', 'Metro'),
    layer('stations', 'Metro'),
  ],
}
const inside = { north: 13, south: 12.9, east: 77.7, west: 77.6 }
const kinds = (zoom: number, more: Partial<Parameters<typeof layersInView>[1]> = {}) =>
  layersInView([bengaluru], { box: inside, zoom, hasTiles: false, ...more }).map(({ kind }) => kind)

describe('places.map-layers: what a map draws of a city', () => {
  it.each([
    [8.9, []],
    [9, ['roads', 'metro']],
    [10, ['wards', 'roads', 'metro']],
    [11, ['wards', 'streets', 'roads', 'metro', 'stations']],
    [12, ['wards', 'streets', 'metro', 'stations']],
  ])('at zoom %d', (zoom, expected) => {
    expect(kinds(zoom)).toEqual(expected)
  })

  it('is nothing of a city elsewhere, and all of one that it touches', () => {
    expect(kinds(12, { box: { north: 29, south: 28, east: 78, west: 77 } })).toEqual([])
    expect(kinds(12, { box: { north: 14, south: 13.1, east: 77.5, west: 77.3 } })).toHaveLength(4)
  })

  it('places.map-tiles: is rail alone over tiles, which have the streets', () => {
    expect(kinds(11, { hasTiles: true })).toEqual(['metro', 'stations'])
  })

  it('is credited once to each who asks for it', () => {
    expect(creditsOf(bengaluru.layers)).toEqual(['Wards', 'Streets', 'Metro'])
  })
})
