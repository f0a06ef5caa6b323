export { inBatches } from './in-batches.ts'
export { addJob, every, type JobKind, type Task, task } from './task.ts'
