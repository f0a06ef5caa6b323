import { id, line, timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { visitAddressMax, visitQuarter, visitSlotsMax } from './limits.ts'
import { visitSentences as say } from './sentences.ts'
import { visitAnswers } from './visit-answers.ts'

/** A moment on a quarter of an hour; India's offset keeps quarters. */
const slot = timestamp.refine((moment) => Date.parse(moment) % visitQuarter === 0, say.quarter)

/** Up to three times, each once (chats.visit-slots). */
const slots = z
  .array(slot)
  .min(1)
  .max(visitSlotsMax)
  .refine((all) => new Set(all.map((one) => Date.parse(one))).size === all.length, say.twice)

/** Where to come, written by the lister for this visit (chats.visit-address). */
const address = line(visitAddressMax)

export const visitOffer = z.strictObject({
  /** Given by whoever proposes: proposed again, it is the same visit. */
  client_id: id,
  slots,
  visit_address: z.optional(address),
})
export type VisitOffer = z.output<typeof visitOffer>

// What the caller saw, and an id of the change: sent again, it is the same change (chats.visit-once).
const change = { version: z.int().min(1).max(1000), change_id: id }

export const visitChange = z.discriminatedUnion('action', [
  z.strictObject({
    ...change,
    action: z.literal('accept'),
    starts_at: slot,
    visit_address: z.optional(address),
  }),
  z.strictObject({ ...change, action: z.literal('propose'), slots, visit_address: z.optional(address) }),
  z.strictObject({ ...change, action: z.literal('keep') }),
  z.strictObject({ ...change, action: z.literal('cancel') }),
  z.strictObject({ ...change, action: z.literal('address'), visit_address: address }),
])
export type VisitChange = z.output<typeof visitChange>

/** `changed`: accepted, and asked to move; `past`: its time, or the last one on offer, is over. */
const visitStates = ['offered', 'accepted', 'changed', 'cancelled', 'past'] as const
export type VisitState = (typeof visitStates)[number]

const person = z.object({
  id: z.string(),
  full_name: z.string().nullable(),
  suspended: z.boolean(),
  avatar_url: z.string().nullable(),
})

/** A visit as one of the two sees it. */
export const visit = z.object({
  id: z.string(),
  chat_id: z.string(),
  room_id: z.string().nullable(),
  room_title: z.string(),
  /** Whether the room is on offer still: neither deleted, paused nor taken. */
  room_listed: z.boolean(),
  state: z.enum(visitStates),
  role: z.enum(['lister', 'visitor']),
  other: person,
  version: z.int(),
  /** The message of the chat beside which it is shown. */
  seq: z.int(),
  /** Whether the caller offered the slots. */
  mine: z.boolean(),
  slots: z.array(timestamp),
  starts_at: timestamp.nullable(),
  /** For the visitor only while the visit is accepted. */
  visit_address: z.string().nullable(),
  area: z.string().nullable(),
  /** Whether somebody trusted has a link, and when the caller said that they are back. */
  shared: z.boolean(),
  back_at: timestamp.nullable(),
  answer: z.enum(visitAnswers).nullable(),
})
export type Visit = z.output<typeof visit>

/** How near an accepted visit is to the one before it (chats.visit-clash). */
export const listedVisit = visit.extend({
  clash: z.object({ minutes: z.int(), km: z.number().nullable() }).nullable(),
})
export type ListedVisit = z.output<typeof listedVisit>

/** What somebody trusted sees (chats.visit-link). */
export const sharedVisit = z.object({
  role: z.enum(['lister', 'visitor']),
  name: z.string(),
  avatar_url: z.string().nullable(),
  other_name: z.string(),
  other_avatar_url: z.string().nullable(),
  area: z.string().nullable(),
  starts_at: timestamp,
  state: z.enum(['coming', 'now', 'back', 'cancelled']),
  back_at: timestamp.nullable(),
})
export type SharedVisit = z.output<typeof sharedVisit>
