/** Times that one offer holds (chats.visit-slots). */
export const visitSlotsMax = 3

/** How far ahead a visit can be, in days (chats.visit-slots). */
export const visitDaysAhead = 30

/** Visits begin on quarter hours, and are taken to last half an hour. */
export const visitQuarter = 15 * 60_000
export const visitLasts = 30 * 60_000

/** Characters of an address that a lister writes for a visit (chats.visit-address). */
export const visitAddressMax = 200

/** Changes of one visit (chats.visit-limits). */
export const visitChangesMax = 40

/** The link for somebody trusted ends so long after the visit, in milliseconds (chats.visit-link-end). */
export const visitLinkLasts = 86_400_000

/** Two visits nearer than this to each other are pointed out, in minutes (chats.visit-clash). */
export const visitClashMinutes = 90

/** How many visits have to be answered before their count is shown (chats.visit-count). */
export const visitAnswersShown = 3

/** Visits of a page of `/visits`. */
export const visitPageSize = 50
