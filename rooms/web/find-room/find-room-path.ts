/** The page of the room search (marketplace 2). */
export const findRoomPath = '/find-room'
