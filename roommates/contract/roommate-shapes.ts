import { personGenders, roommateGenders, shownProofs } from '@basera/accounts/contract'
import { timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { questionNames } from './questionnaire/questions.ts'

const question = z.enum(questionNames)

/** How well two people fit by their answers (roommates.fit-percent); the answers themselves are in no answer of a call. */
export const fit = z.object({
  /** In steps of 5; null for "Not enough answers". */
  percent: z.number().int().min(0).max(100).nullable(),
  common: z.number().int(),
  has_unmet_must: z.boolean(),
  reasons: z.array(z.object({ question, fits: z.boolean(), is_unmet_must: z.boolean() })).max(2),
  /** What to talk about: both answered and it differs, or one of the two did not answer. */
  open: z.object({ question, is_answered: z.boolean() }).nullable(),
})
export type Fit = z.output<typeof fit>

/** A listed profile for others: no e-mail, phone or exact point (roommates.blurred-location). */
export const roommateCard = z.object({
  id: z.string(),
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  organization: z.string().nullable(),
  bio: z.string().nullable(),
  gender: z.enum(personGenders).nullable(),
  preferred_location: z.string().nullable(),
  /** km to the blurred location; null without a point or location. */
  distance_km: z.number().nullable(),
  budget: z.number().int().nullable(),
  lifestyle_tags: z.array(z.string()),
  /** Null while the caller has no answers. */
  fit: fit.nullable(),
})
export type RoommateCard = z.output<typeof roommateCard>

const profileReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('they-are-what-you-wish'), tags: z.array(z.string()), of: z.number().int() }),
  z.object({ kind: z.literal('you-are-what-they-wish'), tags: z.array(z.string()), of: z.number().int() }),
  /** Tags of both. */
  z.object({ kind: z.literal('both-are'), tags: z.array(z.string()) }),
  /** ₹ a month; `apart` is the difference as a part of the higher one, 0 to 1. */
  z.object({
    kind: z.literal('budgets'),
    yours: z.number().int(),
    theirs: z.number().int(),
    apart: z.number(),
  }),
  /** km between the blurred locations. */
  z.object({ kind: z.literal('distance'), km: z.number() }),
])
export type ProfileReason = z.output<typeof profileReason>

export const roommate = roommateCard.omit({ distance_km: true }).extend({
  age: z.number().int().nullable(),
  roommate_gender_preference: z.enum(roommateGenders).nullable(),
  preferred_lifestyle_tags: z.array(z.string()),
  is_roommate_profile_enabled: z.boolean(),
  is_listed: z.boolean(),
  phone_verified: z.boolean(),
  proofs: shownProofs,
  is_own: z.boolean(),
  /** Tags of both profiles. */
  shared_tags: z.array(z.string()),
  /** Null on one's own profile, and while the caller has none. */
  comparison: z.array(profileReason).nullable(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type Roommate = z.output<typeof roommate>

const suggestionKinds = ['name', 'organization', 'location', 'tag'] as const
export const roommateSuggestion = z.object({ kind: z.enum(suggestionKinds), text: z.string() })
export type RoommateSuggestion = z.output<typeof roommateSuggestion>
