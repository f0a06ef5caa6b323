export { type Answer, type AnswerStore, openAnswerStore } from './answer-store.ts'
