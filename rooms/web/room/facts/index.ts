export { ListerFacts, SafetyNote } from './lister-facts.tsx'
export { RoomFacts } from './room-facts.tsx'
