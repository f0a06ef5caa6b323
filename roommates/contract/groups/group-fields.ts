import { isPastDay, optionalText, requiredLine } from '@basera/platform/contract'
import * as z from 'zod/mini'
import { groupAboutMax, groupNameMax, groupPlaceMax, groupSeeks } from './group-limits.ts'
import { groupSentences as say } from './group-sentences.ts'

/** What members say of their group; each of them can change it. */
export const groupFields = {
  name: requiredLine({ required: say.nameRequired, max: groupNameMax, long: say.nameLong }),
  seeks: z.enum(groupSeeks),
  place: requiredLine({ required: say.placeRequired, max: groupPlaceMax, long: say.placeLong }),
  /** From when; null for any time. */
  move_in: z.nullable(z.iso.date(say.dayWrong).check(z.refine((day) => !isPastDay(day), say.dayPast))),
  about: optionalText(groupAboutMax, say.aboutLong),
}
