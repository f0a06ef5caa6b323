export { type Gazetteer, loadGazetteer } from './gazetteer/load-gazetteer.ts'
export type { GooglePlacesOptions } from './google/google-places.ts'
export type { NearestPlace, PlaceProvider, Suggestions } from './place-provider.ts'
export { type PlacesOptions, placeLimits, placesFeature } from './places-feature.ts'
