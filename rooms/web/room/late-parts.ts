import { late } from '../late/late.tsx'

const facts = () => import('./facts/index.ts')

export const RoomFacts = late(() => facts().then((module) => module.RoomFacts), 'never')
export const ListerFacts = late(() => facts().then((module) => module.ListerFacts), 'never')
export const SafetyNote = late(() => facts().then((module) => module.SafetyNote), 'never')
/** Comes alive for the room's own lister, who is told more. */
export const RoomNotFound = late(
  () => import('./room-not-found.tsx').then((module) => module.RoomNotFound),
  'shown',
)

/** That a room is taken or paused. */
export const RoomClosed = late(() => import('./room-closed.tsx').then((module) => module.RoomClosed), 'never')

/** The photos; without script the first of them. */
export const Gallery = late(() => import('./gallery/gallery.tsx').then((module) => module.Gallery), 'used')

/** Has what a room's page reads at hand, so that a navigation to it shows it at once. */
export const loadRoomParts = () =>
  Promise.all([Gallery.load(), RoomFacts.load(), ListerFacts.load(), SafetyNote.load()])

if (import.meta.env.SSR) await Promise.all([loadRoomParts(), RoomNotFound.load(), RoomClosed.load()])
