export { outboxMailer, outboxSms, readOutbox } from './outbox-messages.ts'
export { registerOutboxRoutes } from './outbox-routes.ts'
