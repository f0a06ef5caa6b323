import type { Landmark, Locality, Spot } from '../base/gazetteer.ts'
import type { Furnishing, Offer } from '../base/rents.ts'

/** Who lets a room: owners whole flats and rooms of their house, hostels beds, flatmates a room beside their own. */
export type ListerKind = 'owner' | 'hostel' | 'flatmate'
export type PersonGender = 'male' | 'female'

/** Everything that is true of a room. Title, description, price and amenities are all written from it, so they agree. */
export interface RoomFacts {
  readonly locality: Locality
  readonly offer: Offer
  readonly listerKind: ListerKind
  readonly furnishing: Furnishing
  readonly floor: number
  readonly gated: boolean
  readonly bhk: number
  readonly gender: 'any' | 'male' | 'female'
  readonly tenants: { readonly now: number; readonly most: number }
  readonly attachedBath: boolean
  readonly balcony: boolean
  readonly ac: boolean
  readonly vegKitchen: boolean
  readonly meals: boolean
  readonly lift: boolean
  readonly backup: boolean
  readonly wifi: boolean
  readonly pets: boolean
  readonly smoking: boolean
  readonly alcohol: boolean
  readonly music: boolean
  readonly gym: boolean
  readonly pool: boolean
  readonly parking: boolean
  readonly security: boolean
  readonly rent: number
  readonly deposit: number
  readonly depositMonths: number
  readonly bills: number
  /** Exact, in degrees. */
  readonly point: Omit<Spot, 'name'>
  readonly landmark: (Landmark & { readonly km: number }) | undefined
  /** Another part of town within 4 km. */
  readonly nextDoor: string | undefined
}
