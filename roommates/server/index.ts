export { countRoommatesNear } from './count-near.queries.ts'
export { listedRoommates } from './listed-roommates.queries.ts'
export { profileSubject } from './profile/profile-subject.ts'
export { roommatesFeature } from './roommates-feature.ts'
