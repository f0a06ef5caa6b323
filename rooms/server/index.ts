export { type RoomsOptions, roomLimits, roomsFeature } from './rooms-feature.ts'
