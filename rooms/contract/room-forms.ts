import { z } from 'zod'
import { creationRentMin, editRentMin, titleMin } from './limits.ts'
import * as field from './room-fields.ts'
import { roomSentences as say } from './sentences.ts'

interface PointAndTenants {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  current_tenants?: number | undefined
  max_tenants?: number | undefined
}

/** Rules between fields; a part that is not sent is not judged. */
function judgeTogether(room: PointAndTenants, refuse: (path: string, message: string) => void): void {
  const { current_tenants: current, max_tenants: most } = room
  if (((room.latitude ?? null) === null) !== ((room.longitude ?? null) === null)) {
    refuse('latitude', say.pointWhole)
  }
  if (current !== undefined && most !== undefined && current > most) {
    refuse('current_tenants', say.tenantsOrder)
  }
}

const together = (room: PointAndTenants, context: z.RefinementCtx) =>
  judgeTogether(room, (path, message) => context.addIssue({ code: 'custom', path: [path], message }))

const shared = {
  description: field.description.optional(),
  latitude: field.latitude.optional(),
  longitude: field.longitude.optional(),
  gender_preference: field.genderPreference.optional(),
  smoking_allowed: z.boolean().optional(),
  pets_allowed: z.boolean().optional(),
  wifi_included: z.boolean().optional(),
  alcohol_allowed: z.boolean().optional(),
  gym_access: z.boolean().optional(),
  swimming_pool: z.boolean().optional(),
  parking_available: z.boolean().optional(),
  security_deposit: z.boolean().optional(),
  music_allowed: z.boolean().optional(),
  custom_amenities: field.amenityList.optional(),
}

/**
 * A new room: title of 10 characters or more, rent of ₹1,000 or more (marketplace 5, decisions 6). `deposit` and
 * `bills_estimate` are 0 when left out or blank.
 */
export const roomCreation = z
  .strictObject({
    ...shared,
    title: field.title(titleMin),
    address: field.address,
    rent: field.rent(creationRentMin, say.rentLow, say.rentRequired),
    deposit: field.deposit,
    bills_estimate: field.billsEstimate,
    available_from: field.availableFrom,
    current_tenants: field.currentTenants,
    max_tenants: field.maxTenants,
  })
  .superRefine(together)

/**
 * A new room as its lister sends it: free from today on. Listings that an organisation imports keep to
 * {@link roomCreation}, since theirs may have been free for a while.
 */
export const roomListing = roomCreation.safeExtend({ available_from: field.availableFromToday })

/** Changes to a room: any of its fields; title of 1 character or more, rent of ₹1 or more (marketplace 5, decisions 6). */
export const roomEdit = z
  .strictObject({
    ...shared,
    title: field.title(1).optional(),
    address: field.address.optional(),
    rent: field.rent(editRentMin, say.editRentLow, say.editRentRequired).optional(),
    deposit: field.deposit.optional(),
    bills_estimate: field.billsEstimate.optional(),
    available_from: field.availableFrom.optional(),
    current_tenants: field.currentTenants.optional(),
    max_tenants: field.maxTenants.optional(),
  })
  .superRefine(together)

export type RoomCreation = z.output<typeof roomCreation>
export type RoomEdit = z.output<typeof roomEdit>
