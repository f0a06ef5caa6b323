export const notText = 'Contains characters that are not allowed'
export const notNumber = 'Must be a number'
export const notWhole = 'Must be a whole number'
export const foreignCursor = 'Is not a cursor of this list'
