import { degrees, line, optionalLine, optionalText } from '@basera/platform/contract'
import * as z from 'zod/mini'
import { roommateSentences as say } from './roommate-sentences.ts'
import {
  asTag,
  asTags,
  bioMaximum,
  budgetMaximum,
  personGenders,
  preferredLocationMaximum,
  roommateGenders,
  tagMaximum,
  tagsMaximum,
} from './roommate-words.ts'

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

/** Roommate fields that a member may change; a change enables the profile (accounts.roommate-enabled). */
export const roommateFields = {
  bio: optionalText(bioMaximum, say.bioLong),
  gender: z.nullable(z.enum(personGenders)),
  preferred_location: optionalLine(preferredLocationMaximum),
  latitude: z.nullable(degrees(90)),
  longitude: z.nullable(degrees(180)),
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
  show_email: z.boolean(),
}
