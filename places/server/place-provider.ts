import type { Place, PlaceSuggestion, Point } from '@basera/places/contract'

/** The bundled gazetteer, or Google Places with the gazetteer as fallback (places.provider-choice). */
export interface PlaceProvider {
  /** Places in India that match `text`, best first. */
  suggest(text: string, options: SuggestOptions): Promise<Suggestions>
  /** The place with this id, or null when there is none. */
  details(id: string, session?: string): Promise<Place | null>
  /** The place that names a position best, or null when none is near. */
  reverse(point: Point): Promise<NearestPlace>
}

export interface SuggestOptions {
  /** Most places that are answered. */
  readonly limit: number
  /** Groups the searches of one person's typing with the details that end it. */
  readonly session?: string | undefined
  /** Where the person is, or searched last: of equal names the nearest comes first (places.equal-names). */
  readonly near?: Point | null
}

/** `attribution` is the credit line that the source asks for (places.source-credit). */
export interface Suggestions {
  readonly items: readonly PlaceSuggestion[]
  readonly attribution: string
  /** The part of the text that is not known, when the places are of another part (places.unknown-part). */
  readonly unknown?: string
}

export interface NearestPlace {
  readonly place: Place | null
  readonly attribution: string
}
