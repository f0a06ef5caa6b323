/** Days that figures look back, today among them (rooms.listing-figures). */
export const figureDays = 30
/** Rooms of one call. */
export const figuresAtOnce = 50
/** Rooms of the table, the newest ones (rooms.figure-table). */
export const tableRoomsMax = 1000
/** Hearts are told from so many on, and counted so far (rooms.figure-hearts). */
export const heartsMin = 3
export const heartsCountedTo = 1000
/** Positions are told so far (rooms.figure-position). */
export const positionsTold = 200

/** What a lister can do so that more people may write (rooms.figure-tips). */
export const tipKinds = ['photos', 'words', 'terms', 'home', 'confirmed'] as const
export type TipKind = (typeof tipKinds)[number]
/** Many times as many chats, as they are told. */
export const tipSteps = [1.5, 2, 3] as const
/** Rooms and listers on both sides of a comparison, and tips of a room. */
export const tipRoomsMin = 8
export const tipListersMin = 5
export const tipsMax = 3
/** What counts as said: photos, and characters of a description. */
export const tipPhotos = 4
export const tipWords = 150
export const tipConfirmedDays = 7
