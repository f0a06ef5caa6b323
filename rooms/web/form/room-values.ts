import type { PlaceFieldValue } from '@basera/places/web'
import {
  newRoomDefaults,
  type OwnRoom,
  type Room,
  type RoomAmenity,
  type RoomFact,
  type RoomGender,
  roomAmenities,
  roomComforts,
  roomFactNames,
} from '@basera/rooms/contract'

/** The form's content as typed, in rupees; plain JSON, so that drafts can be stored. */
export interface RoomValues extends Readonly<Record<RoomAmenity, boolean>>, Readonly<Pick<Room, RoomFact>> {
  readonly title: string
  readonly description: string
  readonly address: PlaceFieldValue
  readonly rent: number | null
  readonly deposit: number | null
  readonly bills_estimate: number | null
  /** `2026-07-01`, or empty. */
  readonly available_from: string
  readonly gender_preference: RoomGender
  readonly current_tenants: number
  readonly max_tenants: number
  readonly custom_amenities: readonly string[]
  /** Typed but not added yet; sent with the others. */
  readonly feature_typed: string
}
export type RoomField = keyof RoomValues

/** The fields by the parts of the form, in its order. */
export const roomFieldParts = {
  details: ['home_type', 'posted_by', 'title', 'description', 'address'],
  pricing: [
    'rent',
    'deposit',
    'bills_estimate',
    'available_from',
    'brokerage',
    'maintenance',
    'lock_in_months',
    'notice_days',
    'painting_charge',
  ],
  preferences: [
    'layout',
    'furnishing',
    'bathroom',
    'meals',
    'kitchen',
    'current_tenants',
    'max_tenants',
    'gender_preference',
    ...roomAmenities,
    'custom_amenities',
    'feature_typed',
    ...roomComforts,
    'gate_closes_at',
    'household',
  ],
} as const satisfies Record<string, readonly RoomField[]>

/** In the order of the form, in which errors take the focus. */
export const roomFields: readonly RoomField[] = Object.values(roomFieldParts).flat()

const facts = (factOf: (name: RoomFact) => unknown) =>
  Object.fromEntries(roomFactNames.map((name) => [name, factOf(name)])) as Pick<Room, RoomFact>

const flags = (isOn: (amenity: RoomAmenity) => boolean) =>
  Object.fromEntries(roomAmenities.map((amenity) => [amenity, isOn(amenity)])) as Record<RoomAmenity, boolean>

/** What the form of a new room starts with (rooms.form-start). */
export const newRoomValues = (): RoomValues => ({
  ...flags(() => false),
  ...facts(() => null),
  title: '',
  description: '',
  address: { text: '', place: null },
  rent: null,
  deposit: null,
  bills_estimate: null,
  available_from: '',
  custom_amenities: [],
  feature_typed: '',
  ...newRoomDefaults,
})

export function valuesOfRoom(room: OwnRoom): RoomValues {
  const { address, latitude, longitude } = room
  const hasPoint = latitude !== null && longitude !== null
  return {
    ...flags((amenity) => room[amenity]),
    ...facts((name) => room[name]),
    title: room.title,
    description: room.description ?? '',
    address: { text: address, place: hasPoint ? { label: address, latitude, longitude } : null },
    rent: room.rent,
    deposit: room.deposit,
    bills_estimate: room.bills_estimate,
    available_from: room.available_from,
    gender_preference: room.gender_preference,
    current_tenants: room.current_tenants,
    max_tenants: room.max_tenants,
    custom_amenities: room.custom_amenities,
    feature_typed: '',
  }
}
