import { degrees } from '@basera/platform/contract'
import { z } from 'zod'
import { customAmenities } from './custom-amenities.ts'
import {
  addressMax,
  amenitiesMax,
  amenityMax,
  billsMax,
  depositMax,
  descriptionMax,
  rentMax,
  roomGenders,
  tenantsMax,
  titleMax,
} from './limits.ts'
import { roomSentences as say } from './sentences.ts'

const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

/** What a number field of a form says while it is empty. */
const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || Number.isNaN(value)

/** A whole number that must be given: missing, null, '' and NaN all answer `required`. */
const given = (required: string, whole: string) =>
  z.preprocess(
    (value) => (isBlank(value) ? undefined : value),
    z.number({ error: ({ input }) => (input === undefined ? required : whole) }).int(whole),
  )

/** A sum in whole rupees that is 0 while blank. */
const sumOrNone = (max: number, negative: string) =>
  z.preprocess(
    (value) => (isBlank(value) ? 0 : value),
    z.number(say.amountWhole).int(say.amountWhole).min(0, negative).max(max, say.amountHigh),
  )

/** Title of `min` to 120 characters (marketplace 5). */
export const title = (min: number) =>
  z
    .string(say.titleRequired)
    .trim()
    .min(1, { error: say.titleRequired, abort: true })
    .min(min, say.titleShort)
    .max(titleMax, say.titleLong)
    .regex(oneLine, say.notText)

/** At most 500 characters over several lines; blank is none (marketplace 5). */
export const description = z
  .string()
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .pipe(z.string().max(descriptionMax, say.descriptionLong).regex(manyLines, say.notText))
  .transform((text) => (text === '' ? null : text))
  .nullable()

/** The address line, shown as typed (decisions 5). */
export const address = z
  .string(say.addressRequired)
  .trim()
  .min(1, say.addressRequired)
  .max(addressMax, say.addressLong)
  .regex(oneLine, say.notText)

/** Degrees; null when the place is not known. */
export const latitude = degrees(90).nullable()
export const longitude = degrees(180).nullable()

/** Whole rupees a month from `min` on, with the sentences of the form it is on (marketplace 5). */
export const rent = (min: number, low: string, required: string) =>
  given(required, say.amountWhole).pipe(z.number().min(min, low).max(rentMax, say.amountHigh))

/** Whole rupees; blank is 0 (marketplace 5). */
export const deposit = sumOrNone(depositMax, say.depositNegative)
export const billsEstimate = sumOrNone(billsMax, say.billsNegative)

/** A day, `2026-07-01`. */
export const availableFrom = z.string(say.dateRequired).pipe(z.iso.date(say.dateRequired))

// India has one time zone, 5 h 30 min ahead, and keeps it all year.
const dayInIndia = (now: number) => new Date(now + 330 * 60_000).toISOString().slice(0, 10)

/** Whether a day, `2026-07-01`, is past in India. */
export const isPastDay = (day: string) => day < dayInIndia(Date.now())

/** A day that is not past: a new listing begins today or later (marketplace 5: past dates cannot be picked). */
export const availableFromToday = availableFrom.refine((day) => !isPastDay(day), say.dateRequired)

export const genderPreference = z.enum(roomGenders)

export const currentTenants = given(say.currentTenantsRequired, say.tenantsWhole).pipe(
  z.number().min(0, say.currentTenantsNegative).max(tenantsMax, say.tenantsMany),
)
export const maxTenants = given(say.maxTenantsRequired, say.tenantsWhole).pipe(
  z.number().min(1, say.maxTenantsLow).max(tenantsMax, say.tenantsMany),
)

/** Trimmed, without blanks and duplicates (marketplace 5). */
export const amenityList = z
  .array(z.string().trim().max(amenityMax, say.amenityLong).regex(oneLine, say.notText))
  .max(200, say.amenitiesMany)
  .transform(customAmenities)
  .pipe(z.array(z.string()).max(amenitiesMax, say.amenitiesMany))
