import { line } from '@basera/platform/contract'
import { z } from 'zod'

/** What a person may say of their gender (marketplace 3); null where they say nothing. */
export const personGenders = ['male', 'female', 'other', 'prefer-not-to-say'] as const
export type PersonGender = (typeof personGenders)[number]

/** Whom a person would share with (marketplace 3); null where it does not matter. */
export const roommateGenders = ['male', 'female', 'same-as-me'] as const
export type RoommateGender = (typeof roommateGenders)[number]

/** The tags that everybody can choose from (marketplace 3); people add their own. */
export const lifestyleTags = [
  'early-riser',
  'night-owl',
  'clean',
  'quiet',
  'social',
  'vegetarian',
  'fitness',
  'student',
  'professional',
  'pet-friendly',
  'non-smoker',
  'smoker',
] as const

/** Characters of a bio and of a tag, tags of a list, and ₹ of a monthly budget, as the database keeps them. */
export const bioMaximum = 1000
export const tagMaximum = 30
export const tagsMaximum = 20
export const budgetMaximum = 10_000_000
export const preferredLocationMaximum = 300

/** The sentences of fields that are refused. */
export const roommateSentences = {
  bioLong: 'Bio should not exceed 1,000 characters',
  notText: 'Contains characters that are not allowed',
  budgetPositive: 'Budget must be positive',
  budgetWhole: 'Enter whole rupees',
  budgetHigh: 'This amount is too high',
  tagLong: 'A tag should not exceed 30 characters',
  tagsMany: 'At most 20 tags',
  pointWhole: 'Latitude and longitude belong together',
} as const
const say = roommateSentences

/** A tag as it is kept: trimmed, in lower case, hyphens for spaces (marketplace 5). */
export const asTag = (typed: string): string => typed.trim().toLowerCase().replaceAll(/\s+/g, '-')

/** Typed tags as they are kept: blanks and duplicates ignored (marketplace 5). */
export const asTags = (typed: readonly string[]): string[] => [
  ...new Set(typed.map(asTag).filter((tag) => tag !== '')),
]

const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

const orNone = (text: string | null) => text || null

const tags = z
  .array(
    z
      .string()
      .max(200)
      .transform(asTag)
      .pipe(z.string().max(tagMaximum, say.tagLong).regex(oneLine, say.notText)),
  )
  .max(100, say.tagsMany)
  .transform(asTags)
  .pipe(z.array(z.string()).max(tagsMaximum, say.tagsMany))

/**
 * The fields of a roommate profile that a member may change (marketplace 3, 5). A change that names one of them makes the
 * profile one that can be shown (marketplace 4); whether it is, says `is_listed`.
 */
export const roommateFields = {
  bio: z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(bioMaximum, say.bioLong).regex(manyLines, say.notText))
    .nullable()
    .transform(orNone)
    .optional(),
  gender: z.enum(personGenders).nullable().optional(),
  preferred_location: line(preferredLocationMaximum).nullable().transform(orNone).optional(),
  /** Degrees; both or neither. The exact point is shown to nobody else (decisions 5). */
  latitude: z.number().min(-90).max(90).nullable().optional(),
  longitude: z.number().min(-180).max(180).nullable().optional(),
  /** ₹ a month; null is none. */
  budget: z
    .number(say.budgetWhole)
    .int(say.budgetWhole)
    .min(1, say.budgetPositive)
    .max(budgetMaximum, say.budgetHigh)
    .nullable()
    .optional(),
  lifestyle_tags: tags.optional(),
  preferred_lifestyle_tags: tags.optional(),
  roommate_gender_preference: z.enum(roommateGenders).nullable().optional(),
  is_listed: z.boolean().optional(),
  /** "Show my email on my profile" (decisions 5). */
  show_email: z.boolean().optional(),
}
