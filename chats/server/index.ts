export { type ChatsOptions, chatLimits, chatsFeature } from './chats-feature.ts'
export { chatsPersonalData } from './personal-data.ts'
