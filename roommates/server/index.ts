export { type RoommatesOptions, roommateLimits, roommatesFeature } from './roommates-feature.ts'
