import {
  degrees,
  integerOrZero,
  isPastDay,
  line,
  optionalText,
  requiredInteger,
  requiredLine,
} from '@basera/platform/contract'
import * as z from 'zod/mini'
import { customAmenities } from './custom-amenities.ts'
import { factFields } from './fact-fields.ts'
import { rentMax, roomGenders } from './limits.ts'
import {
  addressMax,
  amenitiesMax,
  amenityMax,
  billsMax,
  creationRentMin,
  depositMax,
  descriptionMax,
  editRentMin,
  type RoomAmenity,
  roomAmenities,
  tenantsMax,
  titleMax,
  titleMin,
} from './listing-limits.ts'
import { roomSentences as say } from './sentences.ts'

const title = (min: number) =>
  requiredLine({
    required: say.titleRequired,
    min,
    short: say.titleShort,
    max: titleMax,
    long: say.titleLong,
  })

/** Whole rupees a month. */
const rent = (min: number, low: string, required: string) =>
  z.pipe(
    requiredInteger(required, say.amountWhole),
    z.number().check(z.minimum(min, low), z.maximum(rentMax, say.amountHigh)),
  )

/** Whole rupees; blank is 0. */
const sumOrNone = (max: number, negative: string) =>
  integerOrZero(max, { whole: say.amountWhole, negative, high: say.amountHigh })

const tenants = (required: string, min: number, low: string) =>
  z.pipe(
    requiredInteger(required, say.tenantsWhole),
    z.number().check(z.minimum(min, low), z.maximum(tenantsMax, say.tenantsMany)),
  )

const day = z.pipe(
  z.string(say.dateRequired).check(z.minLength(1, say.dateRequired)),
  z.iso.date(say.dateUnreadable),
)

const amenityList = z.pipe(
  z.pipe(
    z.array(line(amenityMax, say.amenityLong)).check(z.maxLength(200, say.amenitiesMany)),
    z.transform((typed: string[]) => customAmenities(typed)),
  ),
  z.array(z.string()).check(z.maxLength(amenitiesMax, say.amenitiesMany)),
)

const flags = Object.fromEntries(roomAmenities.map((amenity) => [amenity, z.boolean()])) as Record<
  RoomAmenity,
  ReturnType<typeof z.boolean>
>

/** Fields that may be left out of a new room: each has a default. */
export const optionalRoomFields = {
  description: optionalText(descriptionMax, say.descriptionLong),
  /** Degrees; null when the place is not known. */
  latitude: z.nullable(degrees(90)),
  longitude: z.nullable(degrees(180)),
  gender_preference: z.enum(roomGenders),
  ...flags,
  custom_amenities: amenityList,
  ...factFields,
}

const address = requiredLine({ required: say.addressRequired, max: addressMax, long: say.addressLong })
const deposit = sumOrNone(depositMax, say.depositNegative)
const billsEstimate = sumOrNone(billsMax, say.billsNegative)
const currentTenants = tenants(say.currentTenantsRequired, 0, say.currentTenantsNegative)
const maxTenants = tenants(say.maxTenantsRequired, 1, say.maxTenantsLow)

interface RoomRules {
  readonly titleMin: number
  readonly rent: ReturnType<typeof rent>
  readonly availableFrom: typeof day
}

/** Required fields of a new room; refusals follow this order. */
const requiredRoomFields = (rules: RoomRules) => ({
  title: title(rules.titleMin),
  /** Shown as typed (rooms.address-shown). */
  address,
  rent: rules.rent,
  /** Whole rupees, 0 when left out or blank (rooms.sum-default). */
  deposit,
  bills_estimate: billsEstimate,
  available_from: rules.availableFrom,
  current_tenants: currentTenants,
  max_tenants: maxTenants,
})

/** A new room as its lister sends it (rooms.title-length, rooms.rent-minimum), free from today or later. */
export const newRoomFields = {
  ...optionalRoomFields,
  ...requiredRoomFields({
    titleMin,
    rent: rent(creationRentMin, say.rentLow, say.rentRequired),
    availableFrom: day.check(z.refine((from) => !isPastDay(from), say.datePast)),
  }),
}

/** A room that an organisation imports: its first free day may have passed. */
export const importedRoomFields = { ...newRoomFields, available_from: day }

/** An edited room: shorter titles and lower rents are allowed, and a past day may stay (rooms.available-from). */
export const editedRoomFields = {
  ...optionalRoomFields,
  ...requiredRoomFields({
    titleMin: 1,
    rent: rent(editRentMin, say.editRentLow, say.editRentRequired),
    availableFrom: day,
  }),
}

interface TogetherFields {
  readonly latitude?: number | null | undefined
  readonly longitude?: number | null | undefined
  readonly current_tenants?: number | undefined
  readonly max_tenants?: number | undefined
  readonly posted_by?: string | null | undefined
  readonly brokerage?: number | null | undefined
}

/** Checks rules between fields; skips those whose fields are missing. */
export function judgeRoomTogether(
  room: TogetherFields,
  refuse: (field: string, message: string) => void,
): void {
  const { current_tenants: current, max_tenants: most } = room
  if (((room.latitude ?? null) === null) !== ((room.longitude ?? null) === null)) {
    refuse('latitude', say.pointWhole)
  }
  if (current !== undefined && most !== undefined && current > most) {
    refuse('current_tenants', say.tenantsOrder)
  }
  if (room.posted_by === 'agent' && room.brokerage === null) refuse('brokerage', say.brokerageMissing)
}
