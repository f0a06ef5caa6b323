import { googleCredit, type Place, type Point } from '@basera/places/contract'
import type { z } from 'zod'
import type { NearestPlace, PlaceProvider, Suggestions, SuggestOptions } from '../place-provider.ts'
import {
  autocompleteAnswer,
  detailsAnswer,
  geocodeAnswer,
  placeFromDetails,
  placeFromGeocode,
  suggestionOf,
} from './google-answers.ts'

export interface GooglePlacesOptions {
  readonly key: string
  readonly url?: string
  readonly geocodingUrl?: string
}

const timeoutMs = 2000
/** Around the person or the last search, in metres: the most that Google takes. */
const biasMetres = 50_000

interface Request {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: object
  /** Statuses that mean "there is no such thing", not "I failed". */
  readonly absent?: readonly number[]
}

/** One call. Throws on anything but a good answer of the expected shape; messages never carry the key. */
async function ask<S extends z.ZodType>(request: Request, answer: S): Promise<z.output<S> | null> {
  const { url, headers, body, absent = [] } = request
  const response = await fetch(url, {
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (absent.includes(response.status)) return null
  if (!response.ok) throw new Error(`Google answered ${response.status}`)
  const parsed = answer.safeParse(await response.json())
  if (!parsed.success) throw new Error('Google answered something unexpected')
  return parsed.data
}

/** Google Places, restricted to India (places.india-only). Throws when Google does not answer within 2 s. */
export class GooglePlaces implements PlaceProvider {
  readonly #key: string
  readonly #url: string
  readonly #geocodingUrl: string

  constructor({ key, url, geocodingUrl }: GooglePlacesOptions) {
    this.#key = key
    this.#url = url ?? 'https://places.googleapis.com'
    this.#geocodingUrl = geocodingUrl ?? 'https://maps.googleapis.com'
  }

  #headers(fields: string) {
    return { 'x-goog-api-key': this.#key, 'x-goog-fieldmask': fields }
  }

  async suggest(text: string, { limit, session, near }: SuggestOptions): Promise<Suggestions> {
    const url = new URL('/v1/places:autocomplete', this.#url)
    const fields = ['placeId', 'structuredFormat', 'types'].map(
      (name) => `suggestions.placePrediction.${name}`,
    )
    const body = {
      input: text,
      includedPrimaryTypes: ['geocode'],
      includedRegionCodes: ['in'],
      languageCode: 'en',
      ...(session && { sessionToken: session }),
      ...(near && { locationBias: { circle: { center: near, radius: biasMetres } } }),
    }
    const answer = await ask({ url, headers: this.#headers(fields.join()), body }, autocompleteAnswer)
    const predictions = (answer?.suggestions ?? []).flatMap(({ placePrediction }) => placePrediction ?? [])
    return { items: predictions.slice(0, limit).map(suggestionOf), attribution: googleCredit }
  }

  async details(id: string, session?: string): Promise<Place | null> {
    const url = new URL(`/v1/places/${encodeURIComponent(id.slice(2))}`, this.#url)
    url.searchParams.set('languageCode', 'en')
    if (session) url.searchParams.set('sessionToken', session)
    const fields = 'id,displayName,formattedAddress,location,addressComponents,types'
    const answer = await ask({ url, headers: this.#headers(fields), absent: [400, 404] }, detailsAnswer)
    return answer && placeFromDetails(answer)
  }

  async reverse(point: Point): Promise<NearestPlace> {
    const url = new URL('/maps/api/geocode/json', this.#geocodingUrl)
    url.searchParams.set('latlng', `${point.latitude},${point.longitude}`)
    url.searchParams.set('result_type', 'sublocality|locality|postal_code')
    url.searchParams.set('language', 'en')
    url.searchParams.set('key', this.#key)
    const answer = await ask({ url, headers: {} }, geocodeAnswer)
    return { place: answer && placeFromGeocode(answer, point), attribution: googleCredit }
  }
}
