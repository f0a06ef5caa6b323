export { judge, type Warning } from './shield/judge.ts'
export { type MessageScore, scoreMessage } from './shield/score-message.ts'
