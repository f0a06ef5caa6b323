export { type Alert, type AlertCalls, alertCalls } from './alert-calls.ts'
export * from './alert-fields.ts'
export { isTokenOfAll, tokenKinds } from './alert-token.ts'
export { alertSentences } from './sentences.ts'
