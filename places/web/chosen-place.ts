/** A place a person chose: what to show, and the point it stands for (WGS 84 degrees). */
export interface ChosenPlace {
  readonly label: string
  readonly latitude: number
  readonly longitude: number
}
