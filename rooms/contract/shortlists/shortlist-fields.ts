import { requiredLine } from '@basera/platform/contract'
import * as z from 'zod/mini'
import { shortlistSentences as say } from './sentences.ts'

/** Shortlists of one person, and rooms and comments of one shortlist (rooms.shortlist-limits). */
export const shortlistsMax = 5
export const shortlistRoomsMax = 50
export const shortlistCommentsMax = 200

/** Characters. */
export const shortlistNameMax = 60
export const shortlistCommentMax = 300

/** Days that an invitation works (rooms.shortlist-invitation). */
export const shortlistInvitationDays = 7

export const shortlistFields = {
  name: requiredLine({ required: say.nameRequired, max: shortlistNameMax, long: say.nameLong }),
  /** One line, as somebody says something of a room. */
  comment: requiredLine({ required: say.commentRequired, max: shortlistCommentMax, long: say.commentLong }),
  names: z.boolean(),
}
