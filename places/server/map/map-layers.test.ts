import { gunzipSync } from 'node:zlib'
import { type MapCity, mapLayerKinds } from '@basera/places/contract'
import { createLogger } from '@basera/platform/server/logger'
import { createTestApp } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { placesFeature } from '../places-feature.ts'

let app: FastifyInstance
let cities: readonly MapCity[]
beforeAll(async () => {
  app = await createTestApp([placesFeature({ logger: createLogger('silent') })])
  cities = (await app.inject('/api/map-layers')).json().cities
})
const compressed = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })

interface Geometry {
  readonly coordinates: readonly unknown[]
}

describe('places.map-layers: layers of the base map', () => {
  it('has the cities with metro or wards, each once, with its layers from the ground up', () => {
    expect(cities.length).toBeGreaterThan(25)
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length)
    const kindsOf = (id: string) => cities.find((city) => city.id === id)?.layers.map(({ kind }) => kind)
    expect(kindsOf('bengaluru')).toEqual(['wards', 'roads', 'metro', 'stations'])
    expect(kindsOf('pune')).toEqual(['wards', 'streets', 'roads', 'metro', 'stations'])
    expect(kindsOf('kochi')).toEqual(['metro', 'stations'])
    expect(kindsOf('bhubaneswar')).toEqual(['wards'])
    for (const { layers } of cities)
      expect(layers.map(({ kind }) => mapLayerKinds.indexOf(kind))).toEqual(
        layers.map(({ kind }) => mapLayerKinds.indexOf(kind)).toSorted((a, b) => a - b),
      )
  })

  it('has less than 300 KB of a city, inside its box, each layer with the credit that its licence asks for', async () => {
    for (const city of cities) {
      let bytes = 0
      for (const { url, kind, attribution } of city.layers) {
        const answer = await compressed(url)
        expect(answer.statusCode, url).toBe(200)
        bytes += answer.rawPayload.length
        if (kind !== 'roads') expect(attribution, url).toContain('©'.slice(kind === 'streets' ? 1 : 0))
        const { features } = JSON.parse(gunzipSync(answer.rawPayload).toString()) as {
          features: readonly { readonly geometry: Geometry }[]
        }
        expect(features.length, url).toBeGreaterThan(0)
        const numbers = features.flatMap(({ geometry }) => geometry.coordinates.flat(4)) as number[]
        for (let at = 0; at < numbers.length; at += 2) {
          const [lng = 0, lat = 0] = [numbers[at], numbers[at + 1]]
          if (lat > city.north || lat < city.south || lng > city.east || lng < city.west)
            throw new Error(`${url} has ${lat}, ${lng} outside of its box`)
        }
      }
      expect(bytes, city.id).toBeLessThan(300_000)
    }
  })

  it('keeps a layer for a year, as its name changes with it', async () => {
    const url = cities[0]?.layers[0]?.url ?? ''
    expect(url).toMatch(/^\/map-layers\/[a-z-]+\.[0-9a-f]{10}\.json$/)
    const { headers } = await compressed(url)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/geo+json; charset=utf-8',
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
    })
  })

  it('sends it uncompressed to who takes nothing else', async () => {
    const answer = await app.inject(cities[0]?.layers[0]?.url ?? '')
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.json().type).toBe('FeatureCollection')
  })

  it.each([
    '/map-layers/bengaluru-wards.0000000000.json',
    '/map-layers/..%2findex.json',
    '/map-layers/index.json',
  ])('has no %s', async (url) => {
    expect((await app.inject(url)).json()).toMatchObject({ status: 404, code: 'not_found' })
  })
})
