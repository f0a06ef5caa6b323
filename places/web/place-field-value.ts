/** A place a person chose: its label and coordinates (WGS 84 degrees). */
export interface ChosenPlace {
  readonly label: string
  readonly latitude: number
  readonly longitude: number
}

export interface PlaceFieldValue {
  readonly text: string
  readonly place: ChosenPlace | null
}

export interface PlaceNotice {
  readonly hint?: string
  readonly error?: string
}
