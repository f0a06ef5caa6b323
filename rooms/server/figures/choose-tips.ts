import {
  type FigureTip,
  type TipKind,
  tipKinds,
  tipListersMin,
  tipRoomsMin,
  tipSteps,
  tipsMax,
} from '@basera/rooms/contract'
import type { ComparedRoom } from './figures.queries.ts'

const isEnough = (rooms: readonly ComparedRoom[]) =>
  rooms.length >= tipRoomsMin && new Set(rooms.map(({ user_id }) => user_id)).size >= tipListersMin

const chatsOf = (rooms: readonly ComparedRoom[]) => rooms.map(({ contacts }) => contacts)
const mean = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0) / counts.length

/** The mean without the busiest room, which alone must not make a tip true. */
function carefulMean(counts: readonly number[]): number {
  const busiest = counts.indexOf(Math.max(...counts))
  return mean(counts.toSpliced(busiest, 1))
}

/** How many times as many chats rooms with the trait get; null where that is not known or not much. */
function timesOf(kind: TipKind, rooms: readonly ComparedRoom[]): FigureTip['times'] | null {
  const having = rooms.filter((room) => room[kind])
  const lacking = rooms.filter((room) => !room[kind])
  if (!isEnough(having) || !isEnough(lacking)) return null
  const usual = mean(chatsOf(lacking))
  const times = usual > 0 ? carefulMean(chatsOf(having)) / usual : 0
  return tipSteps.findLast((step) => times >= step) ?? null
}

interface OwnRoom extends Readonly<Record<TipKind, boolean>> {
  readonly userId: string
  readonly place: string
}

/** What could help a room, by other listers' rooms in its place, the strongest first (rooms.figure-tips). */
export function chooseTips({ userId, place, ...room }: OwnRoom, rooms: readonly ComparedRoom[]): FigureTip[] {
  const others = rooms.filter(({ user_id }) => user_id !== userId)
  return tipKinds
    .flatMap((kind) => {
      const times = room[kind] ? null : timesOf(kind, others)
      return times === null ? [] : [{ kind, place, times }]
    })
    .sort((one, other) => other.times - one.times)
    .slice(0, tipsMax)
}
