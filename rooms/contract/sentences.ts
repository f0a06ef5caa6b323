/** The sentences of the room form's rules (rooms.form-sentences). */
export const roomSentences = {
  titleRequired: 'Title is required',
  titleShort: 'Title should be at least 10 characters',
  titleLong: 'Title should not exceed 120 characters',
  contactDetails: "Leave contact details out: people reach you through Basera's chat",
  descriptionLong: 'Description should not exceed 500 characters',
  addressRequired: 'Address is required',
  addressLong: 'Address should not exceed 300 characters',
  pointWhole: 'Latitude and longitude belong together',
  rentRequired: 'Monthly rent is required',
  rentLow: 'Minimum rent should be ₹1,000',
  editRentRequired: 'Rent is required',
  editRentLow: 'Rent must be positive',
  depositNegative: 'Deposit cannot be negative',
  billsNegative: 'Bills estimate cannot be negative',
  amountHigh: 'This amount is too high',
  amountWhole: 'Enter whole rupees',
  dateRequired: 'Available date is required',
  datePast: 'Choose today or a later day',
  dateUnreadable: 'We cannot read this day. Write it like 1 December 2026',
  currentTenantsRequired: 'Current tenants is required',
  currentTenantsNegative: 'Cannot be negative',
  maxTenantsRequired: 'Maximum tenants is required',
  maxTenantsLow: 'Must be at least 1',
  tenantsOrder: 'Current tenants cannot exceed maximum tenants',
  tenantsMany: 'Must be at most 99',
  tenantsWhole: 'Enter a whole number',
  amenityLong: 'A feature should not exceed 40 characters',
  amenitiesMany: 'At most 20 custom features',
  factNegative: 'Cannot be negative',
  brokerageMissing: 'Agents must say their brokerage. Enter 0 if there is none.',
  lockInLong: 'Lock-in should not exceed 24 months',
  noticeLong: 'Notice should not exceed 90 days',
  gateTime: 'Enter a time such as 22:00',
  householdCount: 'Enter a number from 1 to 20',
  householdMany: 'At most 6 entries',
} as const

export const roomSearchSentences = {
  boundsForm: 'Give south,west,north,east in degrees',
  outlineForm: 'Give 3 to 50 corners as lat,lng;lat,lng in degrees',
  oneArea: 'Search around a point, in a box or in an outline, not in two of them',
  destinationForm: 'Give the id of a place, or lat,lng in degrees',
  destinationUnknown: 'This place is not known. Choose another one to travel to.',
  commuteNeedsPlace: 'Name the place to travel to as commute_to',
  foreignCursor: 'Is not a cursor of this search',
  roomNotFound: 'Room Not Found',
} as const

export const savedRoomSentences = {
  noteLong: 'A note should not exceed 500 characters',
} as const

export const roomMapSentences = {
  southFirst: 'south must not be north of north',
  westFirst: 'west must not be east of east',
} as const

export const ownRoomSentences = {
  changedElsewhere: 'This listing was changed in the meantime. Please reload it and make your changes again.',
  wasDeleted: 'This listing was deleted.',
} as const

export const photoSentences = {
  tooMany: 'A room has at most 8 photos.',
  order: 'Name every photo of the room exactly once',
  orderDetail: 'The photos of this room have changed. Please reload them and try again.',
  notFound: 'This photo is not there any more.',
} as const

export const rentSentences = {
  placeForm: 'Name a city, or a city and a locality: bengaluru/koramangala',
  placeNotFound: 'We do not know this place.',
} as const
