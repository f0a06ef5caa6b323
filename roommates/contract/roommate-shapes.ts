import { personGenders, roommateGenders } from '@basera/accounts/contract'
import { timestamp } from '@basera/platform/contract'
import { z } from 'zod'

/** A profile in a list, as others see it: no e-mail, no phone, no exact point (decisions 5). */
export const roommateCard = z.object({
  id: z.string(),
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  organization: z.string().nullable(),
  bio: z.string().nullable(),
  gender: z.enum(personGenders).nullable(),
  preferred_location: z.string().nullable(),
  /** km from the searched point to the profile's blurred location; null without either (decisions 5). */
  distance_km: z.number().nullable(),
  /** ₹ a month. */
  budget: z.number().int().nullable(),
  lifestyle_tags: z.array(z.string()),
})
export type RoommateCard = z.output<typeof roommateCard>

/** One reason for, or against, that two people fit. Tags are some of `lifestyleTags`, in their order. */
const fitReason = z.discriminatedUnion('kind', [
  /** What the caller wishes for that the other is. */
  z.object({ kind: z.literal('they-are-what-you-wish'), tags: z.array(z.string()), of: z.number().int() }),
  /** What the other wishes for that the caller is. */
  z.object({ kind: z.literal('you-are-what-they-wish'), tags: z.array(z.string()), of: z.number().int() }),
  /** What both are. */
  z.object({ kind: z.literal('both-are'), tags: z.array(z.string()) }),
  /** Budgets in ₹ a month; `apart` is the part of the higher one by which they differ, 0 to 1. */
  z.object({
    kind: z.literal('budgets'),
    yours: z.number().int(),
    theirs: z.number().int(),
    apart: z.number(),
  }),
  /** km between the two blurred locations. */
  z.object({ kind: z.literal('distance'), km: z.number() }),
])
export type FitReason = z.output<typeof fitReason>

/**
 * How well two people fit (decisions 7): symmetric, with its reasons, and never by gender, religion, caste or region.
 * `percent` is null where the two profiles have nothing that can be compared.
 */
export const fit = z.object({
  percent: z.number().int().min(0).max(100).nullable(),
  reasons: z.array(fitReason),
})
export type Fit = z.output<typeof fit>

/** A whole profile, as its owner and, while it is listed, other members see it (marketplace 2). */
export const roommate = roommateCard.omit({ distance_km: true }).extend({
  age: z.number().int().nullable(),
  roommate_gender_preference: z.enum(roommateGenders).nullable(),
  preferred_lifestyle_tags: z.array(z.string()),
  is_roommate_profile_enabled: z.boolean(),
  is_listed: z.boolean(),
  phone_verified: z.boolean(),
  /** The profile is the caller's own. */
  is_own: z.boolean(),
  /** Tags of the profile that the caller's own has too. */
  shared_tags: z.array(z.string()),
  /** Null on one's own profile, and while the caller has none. */
  fit: fit.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type Roommate = z.output<typeof roommate>

/** What a suggestion was found in. */
export const suggestionKinds = ['name', 'organization', 'location', 'tag'] as const
export const roommateSuggestion = z.object({ kind: z.enum(suggestionKinds), text: z.string() })
export type RoommateSuggestion = z.output<typeof roommateSuggestion>
