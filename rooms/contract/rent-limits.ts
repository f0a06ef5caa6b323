/** Rents of a home type are told from so many rooms of so many listers on (rooms.rent-enough). */
export const rentRoomsMin = 8
export const rentListersMin = 5
/** Days that rents look back, and weeks of their trend. */
export const rentDays = 90
export const rentTrendWeeks = 12
/** A locality is the rooms within so many km; a city has a radius of its own (rooms.locality-area). */
export const localityRadiusKm = 2
/** So many listed roommates are counted for everyone to see, and no fewer; more than the second are "200+" (rooms.locality-roommates). */
export const roommatesHiddenBelow = 5
export const roommatesCountedTo = 200
