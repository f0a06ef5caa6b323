import {
  visitSentences as say,
  type VisitChange,
  type VisitSaid,
  visitChangesMax,
  visitDaysAhead,
} from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import type { VisitPatch } from './change-visit.queries.ts'
import type { VisitRow } from './visits.queries.ts'

const hour = 3_600_000
const day = 24 * hour

export const conflict = (sentence: string) => new Problem('conflict', sentence)

/** In order. Throws `validation_failed` for one that is past or too far ahead (chats.visit-slots). */
export function readSlots(slots: readonly string[], now: Date): Date[] {
  const errors = slots.flatMap((slot, index) => {
    const ahead = Date.parse(slot) - now.getTime()
    const message = ahead <= 0 ? say.future : ahead > visitDaysAhead * day ? say.tooFar : undefined
    return message ? [{ field: `slots.${index}`, message }] : []
  })
  const [first] = errors
  if (first) throw new Problem('validation_failed', first.message, errors)
  return slots.map((slot) => new Date(slot)).sort((a, b) => a.getTime() - b.getTime())
}

/** A day before, else two hours before, else not at all (chats.visit-reminders). */
export function nextReminder(startsAt: Date, now: Date): Date | null {
  const before = [day, 2 * hour].map((ahead) => new Date(startsAt.getTime() - ahead))
  return before.find((moment) => moment > now) ?? null
}

export interface Decision {
  readonly patch: VisitPatch
  /** What the message says (chats.visit-messages). */
  readonly said: VisitSaid
}

/** `from` is the agreed time that is to move. */
export function offerSaid(slots: readonly Date[], from: Date | null = null): VisitSaid {
  const times = { slots: slots.map((slot) => slot.toISOString()) }
  return from ? { said: 'moved', at: from.toISOString(), ...times } : { said: 'offered', ...times }
}

/** What stays of a visit where a change says nothing of it. */
const unchanged = ({ proposer_id, slots, visit_address, over_at }: VisitRow) => ({
  proposerId: proposer_id,
  slots,
  visitAddress: visit_address,
  overAt: over_at,
  remindAt: null,
})

function accepted(row: VisitRow, startsAt: Date, now: Date): VisitPatch {
  const remindAt = nextReminder(startsAt, now)
  return { ...unchanged(row), state: 'accepted', slots: [], startsAt, overAt: startsAt, remindAt }
}

type ChangeOf<A extends VisitChange['action']> = Extract<VisitChange, { action: A }>

function accept(row: VisitRow, userId: string, change: ChangeOf<'accept'>, now: Date): Decision {
  if (row.proposer_id === userId) throw conflict(say.notYours)
  const at = new Date(change.starts_at)
  if (!row.slots.some((slot) => slot.getTime() === at.getTime()) || at <= now) throw conflict(say.notOffered)
  return { patch: accepted(row, at, now), said: { said: 'accepted', at: at.toISOString() } }
}

function propose(row: VisitRow, userId: string, change: ChangeOf<'propose'>, now: Date): Decision {
  const slots = readSlots(change.slots, now)
  const { state, starts_at: startsAt } = row
  const from = state === 'accepted' ? startsAt : null
  if (slots.some((slot) => slot.getTime() === from?.getTime()))
    throw new Problem('validation_failed', say.sameTime, [{ field: 'slots', message: say.sameTime }])
  // An agreed time stays agreed until another one is taken.
  const overAt = from ?? slots.at(-1) ?? row.over_at
  const patch = { ...unchanged(row), state, slots, startsAt: from, overAt, proposerId: userId }
  return { patch, said: offerSaid(slots, from) }
}

function keep(row: VisitRow): Decision {
  if (row.state !== 'accepted' || !row.starts_at || row.slots.length === 0) throw conflict(say.nothingToKeep)
  const patch = { ...unchanged(row), state: row.state, slots: [], startsAt: row.starts_at }
  return { patch, said: { said: 'kept', at: row.starts_at.toISOString() } }
}

function decide(row: VisitRow, userId: string, change: VisitChange, now: Date): Decision {
  switch (change.action) {
    case 'accept':
      return accept(row, userId, change, now)
    case 'propose':
      return propose(row, userId, change, now)
    case 'keep':
      return keep(row)
    case 'cancel': {
      const patch = { ...unchanged(row), slots: [], startsAt: row.starts_at, overAt: now }
      const at = row.starts_at?.toISOString()
      const said: VisitSaid = at ? { said: 'cancelled', at } : { said: 'withdrawn' }
      return { patch: { ...patch, state: 'cancelled' }, said }
    }
    case 'address': {
      const patch = { ...unchanged(row), state: row.state, startsAt: row.starts_at }
      return { patch, said: { said: 'address' } }
    }
  }
}

/** Throws `conflict` where the visit does not let it happen, `limit_reached`, `validation_failed`. */
export function decideChange(row: VisitRow, userId: string, change: VisitChange, now: Date): Decision {
  if (row.version !== change.version || row.state === 'cancelled') throw conflict(say.changed)
  if (row.over_at <= now) throw conflict(say.over)
  if (change.action !== 'cancel' && row.version >= visitChangesMax)
    throw new Problem('limit_reached', say.tooManyChanges)
  const written = 'visit_address' in change ? change.visit_address : undefined
  if (written !== undefined && row.lister_id !== userId) throw conflict(say.listerOnly)
  const { patch, said } = decide(row, userId, change, now)
  return { patch: { ...patch, visitAddress: written ?? patch.visitAddress }, said }
}
