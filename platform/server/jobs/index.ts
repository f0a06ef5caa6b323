export { inBatches } from './in-batches.ts'
export { type QueueState, readQueueState } from './queue-state.ts'
export { addJob, every, type JobKind, type Task, task } from './task.ts'
