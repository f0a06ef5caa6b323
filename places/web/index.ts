export { type CurrentLocation, useCurrentLocation } from './current-location.ts'
export { PlaceField, type PlaceFieldProps } from './place-field.tsx'
export type { ChosenPlace, PlaceFieldValue } from './place-field-value.ts'
