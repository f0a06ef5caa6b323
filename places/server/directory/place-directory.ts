import type { PlaceKind, Point } from '@basera/places/contract'

export interface City extends Point {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Former names and other spellings: Bangalore. */
  readonly otherNames: readonly string[]
  readonly state: string
  /** Inhabitants, 0 when not known. */
  readonly population: number
  /** Roughly, in km. */
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

export const landmarkKinds = [
  'techpark',
  'campus',
  'metro',
  'rail',
  'landmark',
] as const satisfies PlaceKind[]
export type LandmarkKind = (typeof landmarkKinds)[number]

export interface NearbyLandmark extends Point {
  readonly id: string
  readonly kind: LandmarkKind
  readonly name: string
  readonly city: string | null
  readonly km: number
  readonly rank: number
}

export interface LandmarkQuery {
  readonly kinds: readonly LandmarkKind[]
  readonly withinKm: number
  readonly limit: number
  /** `distance`: nearest first. `rank`: best-known first, nearer first among equals. */
  readonly order: 'distance' | 'rank'
}

export interface ResolvedPlace {
  readonly id: string
  readonly kind: PlaceKind
  readonly label: string
  /** The city it lies in, or its own name for a city. */
  readonly city: string | null
  readonly point: Point
  /** The part of the text that is not known, when the place is that of another part (places.unknown-part); else null. */
  readonly unknown: string | null
}

/** The gazetteer for other features. Calls wait for it, take milliseconds, and reject only if it could not be read. */
export interface PlaceDirectory {
  /** Knows ids of merged places and earlier releases. */
  findPlace(id: string): Promise<ResolvedPlace | null>
  /** Of equal names the nearest to `near`, else the one in the largest city (places.equal-names); null for no good fit. */
  resolveText(text: string, near?: Point): Promise<ResolvedPlace | null>
  /** All cities, largest first. */
  listCities(): Promise<readonly City[]>
  /** By its own or a former name (`bangalore`). */
  findCity(slug: string): Promise<City | null>
  localitiesOf(citySlug: string): Promise<readonly Locality[]>
  /** By its own or another name; its `slug` is the one to link to. */
  findLocality(citySlug: string, localitySlug: string): Promise<Locality | null>
  /** The locality of the city around a point whose middle is nearest, up to `withinKm` away; null without one. */
  localityAround(point: Point, withinKm: number): Promise<Locality | null>
  /** Null in the open country, and when none is named. */
  cityOf(where: Point | string): Promise<City | null>
  landmarksNear(point: Point, query: LandmarkQuery): Promise<readonly NearbyLandmark[]>
}
