import { type Calls, line, queryInteger, queryNumber } from '@basera/platform/contract'
import { z } from 'zod'
import { placeKinds, placeSearchMax, placeSuggestions, placeSuggestionsMax } from './limits.ts'
import { checkNear } from './near.ts'

/** A place's id. Its first letters name the kind, or the source: `l-koramangala-bengaluru`, `g-…` for Google's. */
export const placeId = z.string().regex(/^[a-z]{1,2}-[A-Za-z0-9_-]{1,400}$/)

/** Groups the searches of one person's typing with the details call that ends it; Google bills by session. */
const session = z.uuid().toLowerCase()

/** `context` is the area ("Bengaluru, Karnataka"). Coordinates are null where only the details have them. */
export const placeSuggestion = z.object({
  id: z.string(),
  kind: z.enum(placeKinds),
  name: z.string(),
  context: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  pincode: z.string().nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
})
export type PlaceSuggestion = z.output<typeof placeSuggestion>

export const place = placeSuggestion.extend({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type Place = z.output<typeof place>

export const placeCalls = {
  'GET /api/places': {
    summary: 'Suggest places in India',
    access: 'public',
    // `lat` and `lng`: where the person is or searched last; of equal names the nearest comes first (places.equal-names).
    query: z
      .strictObject({
        q: line(placeSearchMax).check(z.minLength(1)),
        limit: queryInteger(1, placeSuggestionsMax).default(placeSuggestions),
        session: session.optional(),
        lat: queryNumber(-90, 90).optional(),
        lng: queryNumber(-180, 180).optional(),
      })
      .superRefine((query, context) => {
        checkNear(query, (field, message) => context.addIssue({ code: 'custom', path: [field], message }))
      }),
    // `unknown`: the part of `q` that is not known, when `items` are of another part of it (places.unknown-part).
    response: z.object({
      items: z.array(placeSuggestion),
      attribution: z.string(),
      unknown: z.string().optional(),
    }),
  },
  'GET /api/places/reverse': {
    summary: 'Name a position',
    access: 'public',
    query: z.strictObject({ lat: queryNumber(-90, 90), lng: queryNumber(-180, 180) }),
    // `label` is the nearest place or the coordinates (places.unnamed-position).
    response: z.object({ label: z.string(), place: place.nullable(), attribution: z.string() }),
  },
  'GET /api/places/{id}': {
    summary: 'One place',
    access: 'public',
    params: z.strictObject({ id: placeId }),
    query: z.strictObject({ session: session.optional() }),
    response: place,
  },
} satisfies Calls
export type PlaceCalls = typeof placeCalls
