export { roomsPersonalData } from './personal-data.ts'
export { type RoomsOptions, roomLimits, roomsFeature } from './rooms-feature.ts'
