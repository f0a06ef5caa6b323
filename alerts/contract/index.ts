export { type Alert, type AlertCalls, alertCalls } from './alert-calls.ts'
export * from './alert-fields.ts'
export { alertSentences } from './sentences.ts'
