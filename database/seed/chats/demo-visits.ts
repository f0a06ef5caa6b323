import { indiaAhead } from '@basera/platform/contract'
import { day, hour, minute } from '../base/clock.ts'
import type { DemoData } from '../demo-data.ts'
import type { ChatRow, VisitAnswerRow, VisitRow } from '../rows.ts'

export interface DemoVisits {
  readonly visits: readonly VisitRow[]
  readonly answers: readonly VisitAnswerRow[]
}

/** Midnight in India, so many days from today. */
const midnight = (now: Date, days: number): number =>
  Math.floor((now.getTime() + indiaAhead) / day) * day - indiaAhead + days * day

/** A plan of `state` at a time of day; the numbers of the chats are those of a person, in their order. */
type Plan = readonly [state: 'offered' | 'accepted' | 'past', days: number, hours: number]

const seekerPlans: readonly Plan[] = [
  ['accepted', 2, 11],
  ['offered', 1, 17.5],
  ['past', -5, 10],
]
const listerPlans: readonly Plan[] = [
  ['accepted', 2, 12],
  ['past', -3, 18],
  ['past', -6, 11],
  ['past', -9, 17],
]

/** Rohan sees rooms, asha shows hers: visits on offer, agreed and past. */
export function makeDemoVisits({ profiles, rooms, chats }: DemoData, now: Date): DemoVisits {
  const listers = new Map(rooms.map(({ id, user_id }) => [id, user_id]))
  const idOf = (first: string) => profiles.find(({ email }) => email?.startsWith(`${first}@`))?.id
  const rohan = idOf('rohan')
  const has = (chat: ChatRow, id: string | undefined) => chat.user1_id === id || chat.user2_id === id
  const about = chats.filter(({ room_id }) => room_id)
  const seen = about.filter((chat) => has(chat, rohan) && listers.get(chat.room_id ?? '') !== rohan)
  const shown = about.filter((chat) => listers.get(chat.room_id ?? '') === idOf('asha') && !has(chat, rohan))
  const planned = [
    ...seekerPlans.map((plan, n) => [seen[n], plan] as const),
    ...listerPlans.map((plan, n) => [shown[n], plan] as const),
  ]
  const visits = planned.flatMap(([chat, plan]) => (chat ? [visitOf(chat, plan, listers, now)] : []))
  const answers = visits
    .filter(({ over_at }) => new Date(over_at) < now)
    .map(({ id, visitor_id }) => ({ visit_id: id, user_id: visitor_id, answer: 'as_described' as const }))
  return { visits, answers }
}

function visitOf(
  chat: ChatRow,
  [state, days, hours]: Plan,
  listers: ReadonlyMap<string | undefined, string>,
  now: Date,
): VisitRow {
  const lister = listers.get(chat.room_id ?? '') ?? ''
  const at = midnight(now, days) + hours * hour
  const time = (moment: number) => new Date(moment).toISOString()
  const isOffered = state === 'offered'
  const slots = isOffered ? [at, at + day - 7.5 * hour, at + day + 45 * minute] : []
  return {
    // One visit a chat: its id serves for both.
    ...{ id: chat.id, client_id: chat.id, chat_id: chat.id, room_id: chat.room_id ?? null },
    room_title: chat.room_title ?? '',
    ...{ lister_id: lister, created_by: lister, proposer_id: lister },
    visitor_id: chat.user1_id === lister ? chat.user2_id : chat.user1_id,
    ...{
      state: isOffered ? state : 'accepted',
      slots: slots.map(time),
      starts_at: isOffered ? null : time(at),
    },
    visit_address: isOffered ? null : 'Flat 302, third floor',
    ...{ seq: chat.last_seq ?? 1, version: isOffered ? 1 : 2 },
    ...{
      created_at: time(Math.min(at, now.getTime()) - day),
      changed_at: time(Math.min(at, now.getTime()) - hour),
    },
    over_at: time(slots.at(-1) ?? at),
    remind_at: state === 'accepted' ? time(at - day) : null,
  }
}
