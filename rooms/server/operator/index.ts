export { type FoundRoom, findRooms, type OperatorRoom, showAnyRoom } from './find-rooms.ts'
export { hideRoom, unhideRoom } from './hide-room.ts'
export { verifyNoOrphans, verifyPhotos } from './verify-photos.ts'
export { verifyRooms } from './verify-rooms.ts'
