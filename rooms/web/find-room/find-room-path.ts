export const findRoomPath = '/find-room'
