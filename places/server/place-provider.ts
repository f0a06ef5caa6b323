import type { Place, PlaceSuggestion, Point } from '@basera/places/contract'

/** The bundled gazetteer, or Google Places with the gazetteer as fallback (places.provider-choice). */
export interface PlaceProvider {
  /** Places in India that match `text`, best first. */
  suggest(text: string, options: SuggestOptions): Promise<Suggestions>
  details(id: string, session?: string): Promise<Place | null>
  reverse(point: Point): Promise<NearestPlace>
}

export interface SuggestOptions {
  readonly limit: number
  readonly session?: string | undefined
  readonly near?: Point | null
}

/** `attribution` is the credit line that the source asks for (places.source-credit). */
export interface Suggestions {
  readonly items: readonly PlaceSuggestion[]
  readonly attribution: string
  readonly unknown?: string
}

export interface NearestPlace {
  readonly place: Place | null
  readonly attribution: string
}
