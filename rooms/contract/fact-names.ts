import { roomChoiceNames, roomComforts } from './room-facts.ts'

/** All facts, in the order of the form (rooms.room-facts). */
export const roomFactNames = [
  ...roomChoiceNames,
  'brokerage',
  'lock_in_months',
  'notice_days',
  'painting_charge',
  'maintenance',
  ...roomComforts,
  'gate_closes_at',
  'household',
] as const
export type RoomFact = (typeof roomFactNames)[number]
