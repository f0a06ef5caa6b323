export { canonicalQuery, reachOf, searchOfQuery } from './alert-search.ts'
export { findCandidates, findMatchedRoom } from './match-rooms.queries.ts'
export { matchQueuedRooms } from './match-rooms.ts'
