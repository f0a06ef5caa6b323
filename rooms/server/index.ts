export { type RoomsOptions, roomsFeature } from './rooms-feature.ts'
