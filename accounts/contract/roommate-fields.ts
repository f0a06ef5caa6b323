import { degrees, line, optionalLine, optionalText } from '@basera/platform/contract'
import * as z from 'zod/mini'
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

/** Characters of a tag before it is trimmed, and tags before duplicates go. */
const longestTyped = 200
const mostTyped = 100

const tags = z.pipe(
  z.pipe(
    z
      .array(
        z.pipe(
          z.pipe(z.string().check(z.maxLength(longestTyped, say.tagLong)), z.transform(asTag)),
          line(tagMaximum, say.tagLong),
        ),
      )
      .check(z.maxLength(mostTyped, say.tagsMany)),
    z.transform((typed: string[]) => asTags(typed)),
  ),
  z.array(z.string()).check(z.maxLength(tagsMaximum, say.tagsMany)),
)

/**
 * The fields of a roommate profile that a member may change. A change that names one of them makes the profile one that
 * can be shown (roommates.profile-enabled); whether it is, says `is_listed`.
 */
export const roommateFields = {
  bio: optionalText(bioMaximum, say.bioLong),
  gender: z.nullable(z.enum(personGenders)),
  preferred_location: optionalLine(preferredLocationMaximum),
  /** Degrees; both or neither. The exact point is shown to nobody else. */
  latitude: z.nullable(degrees(90)),
  longitude: z.nullable(degrees(180)),
  /** ₹ a month; null is none. */
  budget: z.nullable(
    z
      .number(say.budgetWhole)
      .check(
        z.int(say.budgetWhole),
        z.minimum(1, say.budgetPositive),
        z.maximum(budgetMaximum, say.budgetHigh),
      ),
  ),
  lifestyle_tags: tags,
  preferred_lifestyle_tags: tags,
  roommate_gender_preference: z.nullable(z.enum(roommateGenders)),
  is_listed: z.boolean(),
  /** "Show my email on my profile". */
  show_email: z.boolean(),
}
