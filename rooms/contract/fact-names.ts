import { roomChoiceNames, roomComforts } from './room-facts.ts'

/** Facts that are whole numbers. */
export const roomFactNumbers = [
  'brokerage',
  'lock_in_months',
  'notice_days',
  'painting_charge',
  'maintenance',
] as const

/** All facts, in the order of the form (rooms.room-facts). */
export const roomFactNames = [
  ...roomChoiceNames,
  ...roomFactNumbers,
  ...roomComforts,
  'gate_closes_at',
  'household',
] as const
export type RoomFact = (typeof roomFactNames)[number]
