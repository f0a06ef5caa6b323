export { eventually } from './eventually.ts'
export { type KeptMails, keptMails } from './kept-mails.ts'
export { createTestApp, visitorGate } from './test-app.ts'
export { createTestDatabase, type TestDatabase } from './test-database.ts'
