import type { Place, PlaceKind, PlaceSuggestion } from '@basera/places/contract'
import { z } from 'zod'

const text = z.object({ text: z.string() })

export const autocompleteAnswer = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }),
            types: z.array(z.string()).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
})

const component = z.object({ longText: z.string(), types: z.array(z.string()) })

export const detailsAnswer = z.object({
  id: z.string(),
  displayName: text,
  formattedAddress: z.string().default(''),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z.array(component).default([]),
  types: z.array(z.string()).default([]),
})

const legacyComponent = z.object({ long_name: z.string(), types: z.array(z.string()) })

export const geocodeAnswer = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(
    z.object({
      place_id: z.string(),
      formatted_address: z.string(),
      types: z.array(z.string()),
      address_components: z.array(legacyComponent),
    }),
  ),
})

type Component = z.output<typeof component>

const kinds: readonly (readonly [string, PlaceKind])[] = [
  ['postal_code', 'pincode'],
  ['sublocality', 'locality'],
  ['neighborhood', 'locality'],
  ['locality', 'city'],
  ['administrative_area_level_1', 'state'],
  ['administrative_area_level_3', 'district'],
  ['administrative_area_level_2', 'district'],
]

const kindOf = (types: readonly string[]): PlaceKind =>
  kinds.find(([type]) => types.includes(type))?.[1] ?? 'address'

const partOf = (components: readonly Component[], type: string): string | null =>
  components.find(({ types }) => types.includes(type))?.longText ?? null

/** Google ends every context with the country, which all our places share. */
const withoutCountry = (context: string) => context.replace(/,? ?India$/, '')

const googleId = (id: string) => `g-${id}`

type Prediction = NonNullable<z.output<typeof autocompleteAnswer>['suggestions'][number]['placePrediction']>

export function suggestionOf(prediction: Prediction): PlaceSuggestion {
  const { mainText, secondaryText } = prediction.structuredFormat
  const context = withoutCountry(secondaryText?.text ?? '')
  return {
    id: googleId(prediction.placeId),
    kind: kindOf(prediction.types),
    name: mainText.text,
    context,
    city: null,
    state: null,
    pincode: null,
    latitude: null,
    longitude: null,
  }
}

interface Found {
  readonly id: string
  readonly name: string
  readonly types: readonly string[]
  readonly components: readonly Component[]
  readonly latitude: number
  readonly longitude: number
}

function placeFrom({ id, name, types, components, latitude, longitude }: Found): Place {
  const city = partOf(components, 'locality')
  const state = partOf(components, 'administrative_area_level_1')
  const parts = [...new Set([city, state])].filter((part) => part !== null && part !== name)
  return {
    id: googleId(id),
    kind: kindOf(types),
    name,
    context: parts.join(', '),
    city,
    state,
    pincode: partOf(components, 'postal_code'),
    latitude,
    longitude,
  }
}

export const placeFromDetails = (answer: z.output<typeof detailsAnswer>): Place =>
  placeFrom({
    id: answer.id,
    name: answer.displayName.text,
    types: answer.types,
    components: answer.addressComponents,
    ...answer.location,
  })

export function placeFromGeocode(
  answer: z.output<typeof geocodeAnswer>,
  point: { readonly latitude: number; readonly longitude: number },
): Place | null {
  const [first] = answer.results
  if (!first) return null
  const components = first.address_components.map(({ long_name, types }) => ({ longText: long_name, types }))
  const name = components[0]?.longText ?? first.formatted_address
  return placeFrom({ id: first.place_id, name, types: first.types, components, ...point })
}
