import { checkNear } from '@basera/places/contract'
import { queryInteger } from '@basera/platform/contract'
import { z } from 'zod'
import { isDestination } from './destination.ts'
import { commuteMinutesMax, commuteMinutesMin, commuteModes, polygonPointsMax } from './limits.ts'
import { roomSearchSentences as say } from './sentences.ts'

const degree = '-?\\d{1,3}(?:\\.\\d{1,15})?'
const pairForm = new RegExp(`^${degree},${degree}$`)

const isPoint = ([lat = Number.NaN, lng = Number.NaN]: readonly number[]) =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180

const numbers = (text: string) => text.split(',').map(Number)

/** `south,west,north,east` in degrees (rooms.search-bounds). */
const bounds = z
  .string()
  .regex(new RegExp(`^${degree}(?:,${degree}){3}$`), say.boundsForm)
  .transform((text) => {
    const [south = 0, west = 0, north = 0, east = 0] = numbers(text)
    return { south, west, north, east }
  })
  .refine(
    ({ south, west, north, east }) =>
      south <= north && west <= east && isPoint([south, west]) && isPoint([north, east]),
    say.boundsForm,
  )

/** `lat,lng;lat,lng;…`: the corners of an outline in degrees, 3 to 50 of them (rooms.search-outline). */
const polygon = z
  .string()
  .max(polygonPointsMax * 40)
  .transform((text) => text.split(';'))
  .pipe(
    z
      .array(z.string().regex(pairForm, say.outlineForm))
      .min(3, say.outlineForm)
      .max(polygonPointsMax, say.outlineForm),
  )
  .transform((pairs) => pairs.map((pair) => numbers(pair)))
  .refine((corners) => corners.every(isPoint), say.outlineForm)
  .transform((corners) => corners.map(([lat = 0, lng = 0]) => ({ lat, lng })))

/** A place to travel to, and how. */
export const journeyFields = {
  commute_to: z.string().refine(isDestination, say.destinationForm).optional(),
  commute_by: z.enum(commuteModes).optional(),
}

/** Areas of a search other than a radius around a point, and the journey to a place (rooms.search-commute). */
export const areaFields = {
  bounds: bounds.optional(),
  polygon: polygon.optional(),
  ...journeyFields,
  /** Minutes. */
  commute_max: queryInteger(commuteMinutesMin, commuteMinutesMax).optional(),
}

interface Areas {
  readonly lat?: number | undefined
  readonly bounds?: unknown
  readonly polygon?: unknown
  readonly commute_to?: string | undefined
  readonly commute_by?: string | undefined
  readonly commute_max?: number | undefined
  readonly sort?: string | undefined
}

function checkAreas(query: Areas, refuse: (field: string, message: string) => void): void {
  const areas = [query.lat, query.bounds, query.polygon].filter((area) => area !== undefined)
  if (areas.length > 1) refuse(query.polygon === undefined ? 'bounds' : 'polygon', say.oneArea)
  if (query.commute_to !== undefined) return
  if (query.commute_by !== undefined) refuse('commute_by', say.commuteNeedsPlace)
  if (query.commute_max !== undefined) refuse('commute_max', say.commuteNeedsPlace)
  if (query.sort === 'commute') refuse('sort', say.commuteNeedsPlace)
}

type Together = Parameters<typeof checkNear>[0] & Areas

/** Refuses half a point, two areas at once, and parts of a journey without its end. */
export function checkTogether(
  query: Omit<Together, 'sort'> & { readonly sort?: string | undefined },
  context: z.RefinementCtx,
): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  checkNear({ ...query, sort: query.sort ?? '' }, refuse)
  checkAreas(query, refuse)
}
