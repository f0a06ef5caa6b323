export { customAmenities } from './custom-amenities.ts'
export * from './limits.ts'
export { type RoomCalls, type RoomSearch, roomCalls, roomSearch } from './room-calls.ts'
export {
  noRoomFilters,
  type RoomFilters,
  readRoomFilters,
  roomSearchQuery,
  writeRoomFilters,
} from './room-filters.ts'
export { type RoomCreation, type RoomEdit, roomCreation, roomEdit } from './room-forms.ts'
export { type Room, type RoomCard, type RoomImage, type RoomLister, room, roomCard } from './room-shapes.ts'
export { roomSearchSentences, roomSentences } from './sentences.ts'
