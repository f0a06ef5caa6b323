export { openChats } from './open-chats.ts'
export * from './operator/index.ts'
export { chatsPersonalData } from './personal-data.ts'
