/** Days in which a person counts as new; live rooms before the next is in review, and new chats a day, meanwhile (trust.new-person). */
export const newPersonDays = 7
export const newPersonRooms = 2
export const newPersonChats = 10

/** Live rooms of everybody else (trust.live-rooms). */
export const usualRooms = 5

/** Days until a number can move again (trust.number-move). */
export const daysBetweenMoves = 30

/** Days that a number's record outlives its last account (trust.number-retention). */
export const numberRecordDays = 180

/** People to whom messages of `danger` go within these hours until their sender is paused as long (trust.danger-pause). */
export const dangersUntilPause = 3
export const dangerWindowHours = 24
