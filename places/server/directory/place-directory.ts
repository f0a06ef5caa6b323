import type { PlaceKind, Point } from '@basera/places/contract'

/** A city of the gazetteer; `slug` is its name in addresses of pages (`bengaluru`). */
export interface City extends Point {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly state: string
  /** Inhabitants, 0 when not known. */
  readonly population: number
  /** How far the city reaches from its middle, roughly, in km. */
  readonly radiusKm: number
}

/** A part of a city that people rent in; `slug` is unique within its city (`koramangala`). */
export interface Locality extends Point {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly city: City
  readonly pincode: string | null
  /** 1 to 100, larger for better-known localities. */
  readonly rank: number
}

/** Kinds of places that people travel to from home. */
export const landmarkKinds = [
  'techpark',
  'campus',
  'metro',
  'rail',
  'landmark',
] as const satisfies PlaceKind[]
export type LandmarkKind = (typeof landmarkKinds)[number]

/** A place near a point, and how far it is as the crow flies, in km (places.great-circle). */
export interface NearbyLandmark extends Point {
  readonly id: string
  readonly kind: LandmarkKind
  readonly name: string
  readonly city: string | null
  readonly km: number
  /** 1 to 100, larger for better-known places. */
  readonly rank: number
}

export interface LandmarkQuery {
  readonly kinds: readonly LandmarkKind[]
  /** Largest distance in km. */
  readonly withinKm: number
  readonly limit: number
  /** `distance`: nearest first. `rank`: best-known first, nearer first among equals. */
  readonly order: 'distance' | 'rank'
}

/** A place that a text or an id stands for. */
export interface ResolvedPlace {
  readonly id: string
  readonly kind: PlaceKind
  /** The name with its area: `Koramangala, Bengaluru, Karnataka`. */
  readonly label: string
  /** The city it lies in, or its own name for a city. */
  readonly city: string | null
  readonly point: Point
  /** The part of the text that is not known, when the place is that of another part (places.unknown-part); else null. */
  readonly unknown: string | null
}

/**
 * The bundled places for other features: always the gazetteer, never a provider outside. Every call waits until the
 * gazetteer is loaded, takes a few milliseconds at most, and rejects only if the gazetteer could not be read.
 */
export interface PlaceDirectory {
  /** The place with this id, or null. Ids of merged places and of earlier releases are known. */
  findPlace(id: string): Promise<ResolvedPlace | null>
  /**
   * The place that a person's text most likely means, or null when nothing fits well enough. Of equal names the one nearest
   * to `near` is taken, else the one in the largest city (places.equal-names).
   */
  resolveText(text: string, near?: Point): Promise<ResolvedPlace | null>
  /** All cities, largest first. */
  listCities(): Promise<readonly City[]>
  /** The city with this slug, by its own name or a former one (`bangalore`), or null. */
  findCity(slug: string): Promise<City | null>
  /** The localities of a city, best-known first; none for an unknown slug. */
  localitiesOf(citySlug: string): Promise<readonly Locality[]>
  /** The locality with this slug, by its own name or another one, or null. Its `slug` is the one to link to. */
  findLocality(citySlug: string, localitySlug: string): Promise<Locality | null>
  /** The city of a point, or the one that an address names last; null in the open country and when none is named. */
  cityOf(where: Point | string): Promise<City | null>
  /** Places of the wanted kinds around a point. */
  landmarksNear(point: Point, query: LandmarkQuery): Promise<readonly NearbyLandmark[]>
}
