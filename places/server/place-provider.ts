import type { Place, PlaceSuggestion, Point } from '@basera/places/contract'

/** Where places come from (decisions 4): the bundled gazetteer, or Google Places with the gazetteer behind it. */
export interface PlaceProvider {
  /**
   * Places in India that match `text`, best first, at most `limit`. `session` groups the searches of one person's
   * typing with the details that end it.
   */
  suggest(text: string, limit: number, session?: string): Promise<Suggestions>
  /** The place with this id, or null when there is none. */
  details(id: string, session?: string): Promise<Place | null>
  /** The place a position is best named after, or null when none is near. */
  reverse(point: Point): Promise<NearestPlace>
}

/** Answers carry the credit line their source asks for. */
export interface Suggestions {
  readonly items: readonly PlaceSuggestion[]
  readonly attribution: string
}

export interface NearestPlace {
  readonly place: Place | null
  readonly attribution: string
}
