export { roommatesFeature } from './roommates-feature.ts'
