export { postgresPubSub } from './postgres-pubsub.ts'
export type { PubSub } from './pubsub.ts'
export { redisPubSub } from './redis-pubsub.ts'
