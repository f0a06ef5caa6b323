import type { RoomChoice, RoomComfort, RoomFilters } from '@basera/rooms/contract'

/** Filters by what a room chooses one of, in the order of the form, with the parameter that counts go by. */
export const choiceFilters = [
  ['homeTypes', 'home_type'],
  ['layouts', 'layout'],
  ['furnishings', 'furnishing'],
  ['bathrooms', 'bathroom'],
  ['meals', 'meals'],
  ['kitchens', 'kitchen'],
  ['posters', 'posted_by'],
] as const satisfies readonly (readonly [keyof RoomFilters, RoomChoice])[]

export const comfortFilters = [
  ['airConditioning', 'air_conditioning'],
  ['geyser', 'geyser'],
  ['washingMachine', 'washing_machine'],
  ['fridge', 'fridge'],
  ['lift', 'lift'],
  ['powerBackup', 'power_backup'],
  ['guests', 'guests_allowed'],
] as const satisfies readonly (readonly [keyof RoomFilters, RoomComfort])[]

/** Filters on the lister and the listing. */
export const listingFilters = [
  ['noBrokerage', 'no_brokerage'],
  ['verified', 'verified'],
  ['photos', 'photos'],
  ['photoChecked', 'photo_checked'],
  ['workProven', 'work_proven'],
] as const satisfies readonly (readonly [keyof RoomFilters, string])[]
