import type { ChosenPlace } from './chosen-place.ts'

/** What a place field holds: its text, and the place chosen for it, if any. */
export interface PlaceFieldValue {
  readonly text: string
  readonly place: ChosenPlace | null
}

/** A word about the field that is not the form's own: looking, or what went wrong. */
export interface PlaceNotice {
  readonly hint?: string
  readonly error?: string
}
