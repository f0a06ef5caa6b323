export { createTestApp, visitorGate } from './test-app.ts'
export { createTestDatabase, type TestDatabase } from './test-database.ts'
