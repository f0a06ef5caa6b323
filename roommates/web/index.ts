export { roommateAlertWords } from './alerts/alert-words.ts'
export { type LoadMessage, type MessageProps, MessageSlot } from './profile/message-slot.ts'
export { roommateRoutes, yourProfileRoutes } from './routes.tsx'
