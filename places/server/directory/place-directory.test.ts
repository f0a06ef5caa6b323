import { distanceKm } from '@basera/places/contract'
import { createLogger } from '@basera/platform/server/logger'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadGazetteer } from '../gazetteer/load-gazetteer.ts'
import { openDirectory } from './open-directory.ts'
import type { PlaceDirectory } from './place-directory.ts'

let places: PlaceDirectory
beforeAll(() => {
  places = openDirectory(loadGazetteer(createLogger('silent')))
})

const koramangala = { latitude: 12.9352, longitude: 77.6245 }

describe('cities', () => {
  it('are listed largest first, each with a slug of its own', async () => {
    const cities = await places.listCities()
    expect(cities.slice(0, 3).map(({ name }) => name)).toEqual(['Delhi', 'Mumbai', 'Bengaluru'])
    expect(new Set(cities.map(({ slug }) => slug)).size).toBe(cities.length)
    for (const city of cities) expect(city.slug).toMatch(/^[a-z0-9-]+$/)
  })

  it.each([
    ['bengaluru', 'Bengaluru'],
    ['bangalore', 'Bengaluru'],
    ['gurgaon', 'Gurugram'],
    ['navi-mumbai', 'Navi Mumbai'],
    ['vizag', 'Visakhapatnam'],
  ])('are found by the slug %s', async (slug, name) => {
    expect((await places.findCity(slug))?.name).toBe(name)
  })

  it.each(['', 'atlantis', 'Bengaluru', '../etc', '__proto__'])(
    'has no city at the slug %s',
    async (slug) => {
      expect(await places.findCity(slug)).toBeNull()
    },
  )

  it('of equal names both have a page: the larger one has the plain slug', async () => {
    expect((await places.findCity('udaipur'))?.state).toBe('Rajasthan')
    expect((await places.findCity('udaipur-tripura'))?.state).toBe('Tripura')
  })

  it.each([
    [koramangala, 'Bengaluru'],
    [{ latitude: 28.4959, longitude: 77.0888 }, 'Gurugram'],
    [{ latitude: 28.6208, longitude: 77.3639 }, 'Noida'],
    [{ latitude: 19.0771, longitude: 72.9986 }, 'Navi Mumbai'],
    ['12, 3rd Cross, Koramangala, Bangalore', 'Bengaluru'],
    ['Sector 62, Noida, Uttar Pradesh 201309', 'Noida'],
    ['Delhi Road, Meerut', 'Meerut'],
    ['Vashi, Navi Mumbai', 'Navi Mumbai'],
    ['12 Old Mumbai Pune Road, Satara', 'Satara'],
    ['Bengaluru, Hosur Road', 'Bengaluru'],
    ['Airoli (Navi-Mumbai) 400708', 'Navi Mumbai'],
    ['कोथरूड, पुणे ४११०३८', 'Pune'],
    ['எக்மோர், சென்னை', 'Chennai'],
  ])('are known of %j', async (where, name) => {
    expect((await places.cityOf(where))?.name).toBe(name)
  })

  it.each([
    [{ latitude: 27.0, longitude: 70.5 }],
    [{ latitude: 0, longitude: 0 }],
    [''],
    ['somewhere'],
    ['Old Mumbai Pune Road'],
  ])('are not made up for %j', async (where) => {
    expect(await places.cityOf(where)).toBeNull()
  })
})

describe('localities', () => {
  it('of a city come best-known first, each with a slug of its own', async () => {
    const localities = await places.localitiesOf('bengaluru')
    expect(localities.length).toBeGreaterThan(300)
    expect(localities.map(({ name }) => name)).toContain('Koramangala')
    const ranks = localities.map(({ rank }) => rank)
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
    expect(new Set(localities.map(({ slug }) => slug)).size).toBe(localities.length)
    expect(await places.localitiesOf('atlantis')).toEqual([])
  })

  it.each([
    ['bengaluru', 'koramangala', 'Koramangala'],
    ['bangalore', 'hsr-layout', 'HSR Layout'],
    ['noida', 'sector-62', 'Sector 62'],
    ['delhi', 'gk-1', 'Greater Kailash 1'],
  ])('are found by slug: %s/%s', async (city, slug, name) => {
    expect((await places.findLocality(city, slug))?.name).toBe(name)
  })

  it('are each found by their own slug', async () => {
    for (const locality of await places.localitiesOf('pune'))
      expect(await places.findLocality('pune', locality.slug)).toBe(locality)
  })

  it('are not found in another city', async () => {
    expect(await places.findLocality('mumbai', 'koramangala')).toBeNull()
    expect(await places.findLocality('atlantis', 'koramangala')).toBeNull()
  })
})

describe('the locality around a point', () => {
  it('is the one whose middle is nearest, within the distance that is asked for', async () => {
    expect((await places.localityAround(koramangala, 2))?.name).toBe('Koramangala')
    const localities = await places.localitiesOf('pune')
    const point = { latitude: 18.5204, longitude: 73.8567 }
    const least = Math.min(...localities.map((locality) => distanceKm(point, locality)))
    const found = await places.localityAround(point, 2)
    expect(found && distanceKm(point, found)).toBe(least)
    expect(await places.localityAround(point, least - 1e-9)).toBeNull()
  })

  it('is none in the open country', async () => {
    expect(await places.localityAround({ latitude: 27.0, longitude: 70.5 }, 2)).toBeNull()
  })
})

describe('landmarks near a point', () => {
  it('the nearest metro stations, by distance', async () => {
    const query = { kinds: ['metro'], withinKm: 8, limit: 3, order: 'distance' } as const
    const stations = await places.landmarksNear({ latitude: 28.6329, longitude: 77.2195 }, query)
    expect(stations[0]?.name).toBe('Rajiv Chowk')
    expect(stations.map(({ km }) => km)).toEqual(stations.map(({ km }) => km).sort((a, b) => a - b))
    expect(stations.every(({ km, kind }) => km < 8 && kind === 'metro')).toBe(true)
  })

  it('the best-known places to work and study, by rank', async () => {
    const query = { kinds: ['techpark', 'campus'], withinKm: 12, limit: 3, order: 'rank' } as const
    const known = await places.landmarksNear(koramangala, query)
    expect(known).toHaveLength(3)
    expect(known.map(({ rank }) => rank)).toEqual(known.map(({ rank }) => rank).sort((a, b) => b - a))
  })

  it('none far out', async () => {
    const query = { kinds: ['metro'], withinKm: 8, limit: 3, order: 'distance' } as const
    expect(await places.landmarksNear({ latitude: 0, longitude: 0 }, query)).toEqual([])
  })
})

describe('places by id and text', () => {
  it('have a label, a city, a kind and a point', async () => {
    const koramangalaPlace = {
      id: 'l-koramangala-bengaluru',
      kind: 'locality',
      label: 'Koramangala, Bengaluru, Karnataka',
      city: 'Bengaluru',
      point: koramangala,
      unknown: null,
    }
    expect(await places.findPlace('l-koramangala-bengaluru')).toEqual(koramangalaPlace)
    expect(await places.resolveText('koramangala bangalore')).toEqual(koramangalaPlace)
    expect(await places.findPlace('l-nowhere')).toBeNull()
    expect(await places.resolveText('asdfghjk')).toBeNull()
    expect(await places.resolveText('Benzer Tower, Kandivali East, Mumbai')).toMatchObject({
      id: 'l-kandivali-east-mumbai',
      unknown: 'Benzer Tower',
    })
  })
})
