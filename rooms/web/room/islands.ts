import { island } from '@basera/platform/web/islands'

const facts = () => import('./facts/index.ts')

export const RoomFacts = island(() => facts().then((module) => module.RoomFacts), 'never')
export const ListerFacts = island(() => facts().then((module) => module.ListerFacts), 'never')
export const SafetyNote = island(() => facts().then((module) => module.SafetyNote), 'never')

/** Hydrated at once: it tells the room's own lister more. */
export const RoomNotFound = island(
  () => import('./room-not-found.tsx').then((module) => module.RoomNotFound),
  'load',
)

/** Hydrated at once: it asks again with the member's session. */
export const RoomForMembers = island(
  () => import('./room-for-members.tsx').then((module) => module.RoomForMembers),
  'load',
)

/** Says that a room is taken or paused. */
export const RoomClosed = island(
  () => import('./room-closed.tsx').then((module) => module.RoomClosed),
  'never',
)

export const Gallery = island(
  () => import('./gallery/gallery.tsx').then((module) => module.Gallery),
  'page-interaction',
)

/** The map is for who comes near; without one, the words stand. */
export const RoomArea = island(() => import('./area/room-area.tsx').then((module) => module.RoomArea), 'near')

/** Loads what a room's page needs, so that navigations show it at once. */
export const loadRoomIslands = () =>
  Promise.all([Gallery.load(), RoomFacts.load(), RoomArea.load(), ListerFacts.load(), SafetyNote.load()])

if (import.meta.env.SSR)
  await Promise.all([loadRoomIslands(), RoomNotFound.load(), RoomForMembers.load(), RoomClosed.load()])
