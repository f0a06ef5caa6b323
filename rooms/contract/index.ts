export { type AlertPaceCalls, alertPaceCalls } from './alert-pace-calls.ts'
export { type RoomCalls, roomCalls } from './all-calls.ts'
export { customAmenities } from './custom-amenities.ts'
export { factFields } from './fact-fields.ts'
export * from './fact-limits.ts'
export { type RoomFact, roomFactNames, roomFactNumbers } from './fact-names.ts'
export {
  type FigureCalls,
  type FigureTip,
  figureCalls,
  type ListerFigures,
  type RoomFigures,
} from './figures/figure-calls.ts'
export * from './figures/figure-limits.ts'
export { figureTableSentences } from './figures/sentences.ts'
export * from './limits.ts'
export * from './listing-limits.ts'
export {
  type MapCluster,
  type MapPin,
  mapPinsMax,
  type RoomMap,
  type RoomMapQuery,
  roomMap,
  roomMapQuery,
} from './map-calls.ts'
export type { PriceHint, PriceHintQuery } from './nearby-calls.ts'
export { type OwnRoom, type OwnRoomCard, ownRoom, ownRoomCard } from './own-room-shapes.ts'
export {
  type HomeShare,
  homeTraits,
  type LocalityPage,
  localityPage,
  type RentCalls,
  type RentOfType,
  type RentPlace,
  type Rents,
  type RentWeek,
  rentCalls,
} from './rent-calls.ts'
export * from './rent-limits.ts'
export {
  likeRoomsMin,
  lowRentPart,
  type ReviewFinding,
  type ReviewReason,
  type RoomReview,
  reviewReasons,
  roomReview,
} from './review.ts'
export {
  type ComparisonQuery,
  type RoomFacetSearch,
  type RoomSearch,
  roomFacetSearch,
  roomSearch,
  sortOf,
} from './room-calls.ts'
export * from './room-facts.ts'
export { editedRoomFields, judgeRoomTogether, newRoomFields } from './room-fields.ts'
export {
  fittingSort,
  noRoomFilters,
  orderOf,
  type RoomFilters,
  readRoomFilters,
  roomFacetQuery,
  roomSearchQuery,
  writeRoomFilters,
} from './room-filters.ts'
export { type RoomCreation, type RoomEdit, roomCreation, roomEdit, roomListing } from './room-forms.ts'
export {
  type PageLister,
  type Room,
  type RoomCard,
  type RoomImage,
  type RoomLister,
  room,
  roomCard,
  roomImage,
} from './room-shapes.ts'
export type { SavedRoom } from './saved-room-calls.ts'
export {
  type Comparison,
  type NearbyAnswer,
  type NearbyPlace,
  nearbyAnswer,
  type RoomFacets,
  type RoomPage,
  roomFacets,
  roomPage,
} from './search-shapes.ts'
export { ownRoomSentences, photoSentences, roomSearchSentences, roomSentences } from './sentences.ts'
export { shortlistSentences } from './shortlists/sentences.ts'
export {
  type SharedShortlist,
  type Shortlist,
  type ShortlistCalls,
  type ShortlistComment,
  type ShortlistInvitation,
  type ShortlistRoom,
  type ShortlistSummary,
  shortlistCalls,
} from './shortlists/shortlist-calls.ts'
export * from './shortlists/shortlist-fields.ts'
export { type CostSum, type CostTerm, costTerms, type TrueCost, trueCost } from './true-cost.ts'
export { type TypedWishes, typedWishes } from './typed-wishes.ts'
