export { countRoommatesNear } from './count-near.queries.ts'
export { listedRoommates } from './listed-roommates.queries.ts'
export { roommatesFeature } from './roommates-feature.ts'
