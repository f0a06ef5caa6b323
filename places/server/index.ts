export {
  type City,
  type LandmarkKind,
  type LandmarkQuery,
  type Locality,
  landmarkKinds,
  type NearbyLandmark,
  type PlaceDirectory,
  type ResolvedPlace,
} from './directory/place-directory.ts'
export { openTileArchive, type TileArchive } from './map/tile-archive.ts'
export { openPlaces, type Places, placesFeature } from './places-feature.ts'
export {
  type NearestStation,
  openTravel,
  type RefinedMinutes,
  type Travel,
  type Trip,
} from './travel/open-travel.ts'
