/** People of one group (roommates.group-members). */
export const groupMembersMax = 4
/** Members that somebody must be able to see, for the group to be shown to them (roommates.group-shown). */
export const groupMembersMin = 2

/** Characters. */
export const groupNameMax = 60
export const groupPlaceMax = 100
export const groupAboutMax = 300
/** Of a place that is looked for. */
export const groupPlaceMin = 2

/** Days that an invitation works (roommates.group-invitation). */
export const groupInvitationDays = 7

/** A whole home, or one more person for the home they have. */
export const groupSeeks = ['home', 'person'] as const
export type GroupSeeks = (typeof groupSeeks)[number]
