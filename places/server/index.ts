export { placesFeature } from './places-feature.ts'
