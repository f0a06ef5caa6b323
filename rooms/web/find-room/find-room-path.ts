/** The page of the room search. */
export const findRoomPath = '/find-room'
