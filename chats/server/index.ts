export { type ChatsOptions, chatLimits, chatsFeature } from './chats-feature.ts'
export * from './notices/index.ts'
export { chatsPersonalData } from './personal-data.ts'
