export { ListerFacts } from './lister-facts.tsx'
export { RoomFacts } from './room-facts.tsx'
export { SafetyNote } from './safety-note.tsx'
