import { degrees, line } from '@basera/platform/contract'
import { z } from 'zod'
import {
  asTag,
  asTags,
  bioMaximum,
  budgetMaximum,
  personGenders,
  preferredLocationMaximum,
  roommateGenders,
  roommateSentences as say,
  tagMaximum,
  tagsMaximum,
} from './roommate-words.ts'

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
  latitude: degrees(90).nullable().optional(),
  longitude: degrees(180).nullable().optional(),
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
