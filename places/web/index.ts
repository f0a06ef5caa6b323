export type { ChosenPlace } from './chosen-place.ts'
export { PlaceField, type PlaceFieldProps } from './place-field.tsx'
export type { PlaceFieldValue } from './place-field-value.ts'
export { type CurrentLocation, useCurrentLocation } from './use-current-location.ts'
