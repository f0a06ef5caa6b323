/** What a lister chooses one of, in the order of the form; null in a room is "not said" (rooms.room-facts). */
export const roomChoices = {
  home_type: ['private_room', 'shared_room', 'whole_home', 'pg_bed'],
  layout: ['1rk', '1bhk', '2bhk', '3bhk', '4bhk_plus'],
  furnishing: ['unfurnished', 'semi', 'full'],
  bathroom: ['attached', 'shared'],
  meals: ['none', 'some', 'all'],
  kitchen: ['any', 'veg', 'none'],
  posted_by: ['owner', 'tenant', 'pg_operator', 'agent'],
} as const
export type RoomChoice = keyof typeof roomChoices
export const roomChoiceNames = Object.keys(roomChoices) as readonly RoomChoice[]
export type RoomChoiceOf<Name extends RoomChoice> = (typeof roomChoices)[Name][number]

/** What a lister says yes or no to; null in a room is "not said" (rooms.room-facts). */
export const roomComforts = [
  'air_conditioning',
  'geyser',
  'washing_machine',
  'fridge',
  'lift',
  'power_backup',
  'guests_allowed',
] as const
export type RoomComfort = (typeof roomComforts)[number]

/** Who lives in a home now (rooms.household-entries). */
export const householdKinds = ['women', 'men', 'couple', 'family'] as const
export type HouseholdKind = (typeof householdKinds)[number]
export interface HouseholdEntry {
  readonly kind: HouseholdKind
  readonly count: number
}
export const householdEntriesMax = 6
export const householdCountMax = 20

/** Bounds that a search offers: months of lock-in, days of notice, and the hour before which the gate stays open. */
export const lockInOptions = [0, 1, 3, 6, 12] as const
export const noticeOptions = [0, 15, 30, 60] as const
export const gateOptions = ['21:00', '22:00', '23:00'] as const
