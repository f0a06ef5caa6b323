export type { Admission } from './admission.ts'
export { type RequestRank, shedLoad } from './shed-load.ts'
