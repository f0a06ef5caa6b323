import { coordinatesLabel, placeCalls, placeLabel, placeSentences } from '@basera/places/contract'
import { Problem } from '@basera/platform/contract'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Logger } from '@basera/platform/server/logger'
import { type Gazetteer, loadGazetteer } from './gazetteer/load-gazetteer.ts'
import { GooglePlaces, type GooglePlacesOptions } from './google/google-places.ts'
import { withGazetteerBehind } from './google/with-gazetteer-behind.ts'
import { placeLimits } from './limits.ts'
import type { PlaceProvider } from './place-provider.ts'

interface PlacesOptions {
  /** The bundled places, or the promise of them: calls that come before they are read wait. Read from the disk if not given. */
  readonly gazetteer?: Gazetteer | Promise<Gazetteer>
  /** With a key, Google answers first and the gazetteer stands behind it (decisions 4). */
  readonly google?: GooglePlacesOptions | undefined
  readonly logger: Logger
}

function readGazetteer(logger: Logger): Promise<Gazetteer> {
  const reading = loadGazetteer(logger)
  // Whoever calls is told; the operator reads it here.
  reading.catch((err: unknown) => logger.error({ err }, 'the bundled places could not be read'))
  return reading
}

async function openProvider({ gazetteer, google, logger }: PlacesOptions): Promise<PlaceProvider> {
  const bundled = await (gazetteer ?? readGazetteer(logger))
  return google ? withGazetteerBehind(new GooglePlaces(google), bundled, logger) : bundled
}

/** The place calls (architecture, URL plan). All spend the limit `places` of {@link placeLimits}. */
export function placesFeature(options: PlacesOptions): Feature {
  const opened = openProvider(options)
  // Whoever calls is told; until then a failed start must not end the process.
  opened.catch(() => undefined)
  return defineFeature({
    name: 'places',
    calls: placeCalls,
    handlers: {
      'GET /api/places': async ({ query }) => {
        const provider = await opened
        const { items, attribution } = await provider.suggest(query.q, query.limit, query.session)
        return { items: [...items], attribution }
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
    },
    limits: placeLimits,
    callLimits: {
      'GET /api/places': 'places',
      'GET /api/places/reverse': 'places',
      'GET /api/places/{id}': 'places',
    },
  })
}
