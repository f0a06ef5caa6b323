export { gazetteerCredit, googleCredit, placesAttribution, placesAttributionLinks } from './attribution.ts'
export { geolocationOptions } from './geolocation.ts'
export * from './limits.ts'
export {
  type MapCalls,
  type MapCity,
  type MapIndex,
  type MapLayer,
  type MapLayerKind,
  mapCalls,
  mapLayerKinds,
} from './map-calls.ts'
export { checkNear, nearFields } from './near.ts'
export {
  type Place,
  type PlaceCalls,
  type PlaceSuggestion,
  place,
  placeCalls,
  placeId,
  placeSuggestion,
} from './place-calls.ts'
export {
  blurredLocation,
  coordinatesLabel,
  distanceKm,
  earthRadiusKm,
  leastKmTo,
  type Point,
  placeLabel,
  profileGridStep,
  roomGridStep,
} from './points.ts'
export { nearSentences, placeSentences } from './sentences.ts'
export {
  aboutMinutes,
  leastMinutes,
  minutesBetween,
  type ReachStation,
  type TravelLine,
  type TravelReach,
  type TravelWay,
  travelMinutesMax,
  travelMinutesMin,
  travelWays,
} from './travel.ts'
