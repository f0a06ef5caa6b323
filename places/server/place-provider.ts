import type { Place, PlaceSuggestion, Point } from '@basera/places/contract'

/** The bundled gazetteer, or Google Places with the gazetteer as fallback (places.provider-choice). */
export interface PlaceProvider {
  /**
   * Places in India that match `text`, best first, at most `limit`. `session` groups the searches of one person's
   * typing with the details that end it.
   */
  suggest(text: string, limit: number, session?: string): Promise<Suggestions>
  /** The place with this id, or null when there is none. */
  details(id: string, session?: string): Promise<Place | null>
  /** The place that names a position best, or null when none is near. */
  reverse(point: Point): Promise<NearestPlace>
}

/** `attribution` is the credit line that the source asks for (places.source-credit). */
export interface Suggestions {
  readonly items: readonly PlaceSuggestion[]
  readonly attribution: string
}

export interface NearestPlace {
  readonly place: Place | null
  readonly attribution: string
}
