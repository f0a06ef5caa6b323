import { asTags, budgetMaximum, personGenders, tagMaximum } from '@basera/accounts/contract'
import { checkNear, nearFields } from '@basera/places/contract'
import { type Calls, cursor, id, line, page, queryFlag, queryInteger } from '@basera/platform/contract'
import { reportBody } from '@basera/trust/contract'
import { z } from 'zod'
import {
  defaultRoommateSort,
  filterTagsMax,
  firstPageSize,
  locationTextMax,
  organizationTextMax,
  pageSize,
  roommateSorts,
  searchTextMax,
  suggestionsMax,
  suggestionsMin,
} from './limits.ts'
import { answerChanges, answers } from './questionnaire/answers.ts'
import { roommate, roommateCard, roommateSuggestion } from './roommate-shapes.ts'
import { roommateSearchSentences as say } from './sentences.ts'

/** Separated by commas; any of them is enough (roommates.search-filters). */
const tagList = z
  .pipe(
    line(filterTagsMax * (tagMaximum + 1)),
    z.transform((text) => asTags(text.split(','))),
  )
  .pipe(z.array(z.string().max(tagMaximum)).max(filterTagsMax))

/** `lat` and `lng` (degrees) come together; bounds are included (roommates.search-filters). */
export const roommateSearch = z
  .strictObject({
    q: z.optional(line(searchTextMax)),
    ...nearFields,
    location: z.optional(line(locationTextMax)),
    organization: z.optional(line(organizationTextMax)),
    min_budget: queryInteger(0, budgetMaximum).optional(),
    max_budget: queryInteger(0, budgetMaximum).optional(),
    gender: z.enum(personGenders).optional(),
    tags: tagList.optional(),
    photo_checked: queryFlag.optional(),
    work_proven: queryFlag.optional(),
    sort: z.enum(roommateSorts).default(defaultRoommateSort),
    limit: queryInteger(1, pageSize).default(firstPageSize),
    cursor: cursor.optional(),
  })
  .superRefine((query, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    checkNear(query, refuse)
    if (query.sort === 'relevance' && !query.q) refuse('sort', say.relevanceNeedsText)
  })
export type RoommateSearch = z.output<typeof roommateSearch>

const params = z.strictObject({ id })

/** Others' profiles; hidden, blocked and missing ones are not found (accounts.not-yours-not-found). */
export const roommateCalls = {
  'GET /api/roommates': {
    summary: 'Search roommate profiles; the caller’s own is not among them',
    access: 'verified',
    query: roommateSearch,
    response: page(roommateCard),
  },
  'GET /api/roommates/suggestions': {
    summary: 'What a search text that begins like this could look for',
    access: 'verified',
    query: z.strictObject({ q: z.pipe(line(searchTextMax), z.string().min(suggestionsMin)) }),
    response: z.object({ items: z.array(roommateSuggestion).max(suggestionsMax) }),
  },
  'GET /api/roommates/answers': {
    summary: 'The caller’s own answers to the questionnaire; nobody else gets them',
    access: 'verified',
    response: z.object({ answers }),
  },
  'PATCH /api/roommates/answers': {
    summary: 'Change some answers; null takes one back, what is not named stays',
    access: 'verified',
    body: answerChanges,
    response: z.object({ answers }),
  },
  'GET /api/roommates/{id}': {
    summary: 'One roommate profile, with how well it fits the caller’s own',
    access: 'verified',
    params,
    response: roommate,
  },
  'GET /api/roommates/{id}/contact': {
    summary: 'The e-mail address of a profile that shows it',
    access: 'verified',
    params,
    response: z.object({ email: z.string().nullable() }),
  },
  'POST /api/roommates/{id}/report': {
    summary: 'Tell the operator about a profile; told again, the report is changed',
    access: 'verified',
    params,
    body: reportBody,
    response: z.undefined(),
    status: 204,
  },
} satisfies Calls

export type RoommateCalls = typeof roommateCalls
