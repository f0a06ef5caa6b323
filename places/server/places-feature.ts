import { coordinatesLabel, mapCalls, placeCalls, placeLabel, placeSentences } from '@basera/places/contract'
import { Problem } from '@basera/platform/contract'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit } from '@basera/platform/server/limits'
import type { Logger } from '@basera/platform/server/logger'
import { openDirectory } from './directory/open-directory.ts'
import type { PlaceDirectory } from './directory/place-directory.ts'
import { type Gazetteer, loadGazetteer } from './gazetteer/load-gazetteer.ts'
import { GooglePlaces, type GooglePlacesOptions } from './google/google-places.ts'
import { withFallback } from './google/with-fallback.ts'
import { openMapLayers } from './map/map-layers.ts'
import { registerMapLayers } from './map/map-routes.ts'
import type { TileArchive } from './map/tile-archive.ts'
import { registerMapTiles, tilesCredit, tilesPath } from './map/tile-routes.ts'
import type { PlaceProvider } from './place-provider.ts'
import { openTravel, type Travel } from './travel/open-travel.ts'
import type { RoutingOptions } from './travel/routing.ts'

/** Per client address (places.call-limit). Typing one place spends about 8 points. */
export const placeLimits = { places: { points: 120, seconds: 60, near: true } } as const satisfies Record<
  string,
  Limit
>

interface PlacesOptions {
  /** The bundled places or the promise of them: calls wait until they are loaded. Read from the disk unless given. */
  readonly gazetteer?: Gazetteer | Promise<Gazetteer>
  /** With a key, Google answers and the gazetteer is the fallback (places.provider-choice). */
  readonly google?: GooglePlacesOptions | undefined
  /** A Valhalla or OSRM server that refines travel times (places.travel-routing). */
  readonly routingUrl?: string | undefined
  readonly routingEngine?: RoutingOptions['engine']
  readonly tiles?: TileArchive | undefined
  readonly logger: Logger
}

function readGazetteer(logger: Logger): Promise<Gazetteer> {
  const reading = loadGazetteer(logger)
  // Each call reports the failure to its caller, this line to the operator.
  reading.catch((err: unknown) => logger.error({ err }, 'the bundled places could not be read'))
  return reading
}

async function openProvider(
  gazetteer: Promise<Gazetteer>,
  { google, logger }: PlacesOptions,
): Promise<PlaceProvider> {
  const bundled = await gazetteer
  return google ? withFallback(new GooglePlaces(google), bundled, logger) : bundled
}

export interface Places {
  readonly feature: Feature
  readonly directory: PlaceDirectory
  readonly travel: Travel
}

/** Starts reading the gazetteer; calls wait for it. Throws when the bundled lines cannot be read. */
export function openPlaces(options: PlacesOptions): Places {
  const gazetteer = Promise.resolve(options.gazetteer ?? readGazetteer(options.logger))
  const { routingUrl: url, routingEngine: engine, logger } = options
  return {
    feature: placesFeature({ ...options, gazetteer }),
    directory: openDirectory(gazetteer),
    travel: openTravel({ routing: url === undefined ? undefined : { url, engine, logger } }),
  }
}

export function placesFeature(options: PlacesOptions): Feature {
  const opened = openProvider(Promise.resolve(options.gazetteer ?? readGazetteer(options.logger)), options)
  // Calls report the failure. Without this handler it would end the process.
  opened.catch(() => undefined)
  const { tiles } = options
  const layers = openMapLayers()
  return defineFeature({
    name: 'places',
    calls: { ...placeCalls, ...mapCalls },
    handlers: {
      'GET /api/places': async ({ query }) => {
        const provider = await opened
        const { q, limit, session, lat, lng } = query
        const near = lat !== undefined && lng !== undefined ? { latitude: lat, longitude: lng } : null
        const { items, ...answer } = await provider.suggest(q, { limit, session, near })
        return { items: [...items], ...answer }
      },
      'GET /api/places/reverse': async ({ query }) => {
        const point = { latitude: query.lat, longitude: query.lng }
        const { place, attribution } = await (await opened).reverse(point)
        return { label: place ? placeLabel(place) : coordinatesLabel(point), place, attribution }
      },
      'GET /api/places/{id}': async ({ params, query }) => {
        const place = await (await opened).details(params.id, query.session)
        if (!place) throw new Problem('not_found', placeSentences.notFound)
        return place
      },
      'GET /api/map-layers': async () => ({
        cities: [...layers.cities],
        tiles: tiles ? { url: tilesPath, attribution: tilesCredit } : null,
      }),
    },
    routes(app) {
      registerMapLayers(app, layers)
      if (tiles) registerMapTiles(app, tiles)
    },
    limits: placeLimits,
    callLimits: {
      'GET /api/places': 'places',
      'GET /api/places/reverse': 'places',
      'GET /api/places/{id}': 'places',
      'GET /api/map-layers': 'places',
    },
  })
}
