export { canonicalQuery, reachOf, searchOfQuery } from './alert-search.ts'
export { findMatchedRoom, findUndecided, insertMatches } from './match-rooms.queries.ts'
export { matchQueuedRooms } from './match-rooms.ts'
export { roomAlerts } from './room-alerts.ts'
