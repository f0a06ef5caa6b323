import { type Calls, cursor, id, line, page, queryInteger, timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { firstPageSize, pageSize } from '../limits.ts'
import { type Option, questionNames, questions } from '../questionnaire/questions.ts'
import { groupFields } from './group-fields.ts'
import { groupPlaceMax, groupPlaceMin, groupSeeks } from './group-limits.ts'

const question = z.enum(questionNames)
const option = z.enum([...new Set(Object.values(questions).flat())] as [Option, ...Option[]])

/** `name` is a first name; null where there is none to show. */
const member = z.object({ id: z.string(), name: z.string().nullable(), avatar_url: z.string().nullable() })
export type GroupMember = z.output<typeof member>

/** ₹ a month, of the `given` members who say what they can pay (roommates.group-budget). */
const budget = z.object({
  total: z.number().int(),
  least: z.number().int(),
  most: z.number().int(),
  given: z.number().int().positive(),
})
export type GroupBudget = z.output<typeof budget>

/** What is fine for all of them (roommates.group-musts). */
const must = z.object({ question, fine: z.array(option).min(1) })
export type GroupMust = z.output<typeof must>

/** Made of the members whom the reader may see, and of nobody else (roommates.group-shown). */
const groupCard = z.object({
  id: z.string(),
  name: z.string(),
  seeks: z.enum(groupSeeks),
  place: z.string(),
  move_in: z.iso.date().nullable(),
  about: z.string().nullable(),
  created_at: timestamp,
  members: z.array(member),
  budget: budget.nullable(),
})
export type GroupCard = z.output<typeof groupCard>

const group = groupCard.extend({ musts: z.array(must), is_own: z.boolean() })
export type Group = z.output<typeof group>

const ownGroup = group.extend({
  /** Whether others find it: two members can be seen, and it is not taken down. */
  is_shown: z.boolean(),
  /** Musts of the caller's own answers, and whether they let the group show them. */
  own_musts: z.array(must.extend({ is_chosen: z.boolean() })),
  /** What `/groups/join/{token}` takes. */
  invitation: z.object({ token: z.string(), ends_at: timestamp }).nullable(),
})
export type OwnGroup = z.output<typeof ownGroup>

const invited = z.object({
  /** First name of who invites. */
  name: z.string().nullable(),
  group: z.string(),
  members: z.number().int(),
  is_member: z.boolean(),
  /** What stands against joining, if anything. */
  needs: z.enum(['profile', 'no-other-group', 'seat']).nullable(),
})
export type GroupInvitation = z.output<typeof invited>

const params = z.strictObject({ id })
const tokenParams = z.strictObject({ token: z.string().min(1).max(100) })

const search = z.strictObject({
  seeks: z.enum(groupSeeks).optional(),
  place: z.optional(z.pipe(line(groupPlaceMax), z.string().min(groupPlaceMin))),
  limit: queryInteger(1, pageSize).default(firstPageSize),
  cursor: cursor.optional(),
})
export type GroupSearch = z.output<typeof search>

/** Groups of two to four people who look together; those that the caller may not see are not found. */
export const groupCalls = {
  'GET /api/groups': {
    summary: 'Groups, the newest first; the caller’s own is not among them',
    access: 'verified',
    query: search,
    response: page(groupCard),
  },
  'GET /api/groups/{id}': {
    summary: 'One group, with the musts that its members share and show',
    access: 'verified',
    params,
    response: group,
  },
  'GET /api/roommates/{id}/group': {
    summary: 'The group that somebody is in, if the caller may see it',
    access: 'verified',
    params,
    response: z.object({ group: z.object({ id: z.string(), name: z.string() }).nullable() }),
  },
  'GET /api/me/group': {
    summary: 'The caller’s own group',
    access: 'signed-in',
    response: z.object({
      group: ownGroup.nullable(),
      /** Whether a profile is to be saved before one can be made or joined. */
      needs_profile: z.boolean(),
    }),
  },
  'POST /api/me/groups': {
    summary: 'Make a group; the same id is one group, however often it is sent',
    access: 'verified',
    body: z.strictObject({ id, ...groupFields }),
    response: ownGroup,
    status: 201,
  },
  'PATCH /api/me/groups/{id}': {
    summary: 'Change some of what is said of the group; any member can',
    access: 'verified',
    params,
    body: z.strictObject(groupFields).partial(),
    response: ownGroup,
  },
  'DELETE /api/me/groups/{id}': {
    summary: 'Leave the group; nobody’s group is deleted',
    access: 'signed-in',
    params,
    response: z.undefined(),
    status: 204,
  },
  'PUT /api/me/groups/{id}/musts': {
    summary: 'Which of one’s own musts the group may show, once all members let it',
    access: 'verified',
    params,
    body: z.strictObject({ questions: z.array(question).max(questionNames.length) }),
    response: ownGroup,
  },
  'PUT /api/me/groups/{id}/invitation': {
    summary: 'A new link by which others join; an older one stops working',
    access: 'verified',
    params,
    response: ownGroup,
  },
  'DELETE /api/me/groups/{id}/invitation': {
    summary: 'Take the invitation back',
    access: 'signed-in',
    params,
    response: ownGroup,
  },
  'GET /api/group-invitations/{token}': {
    summary: 'Who invites to which group',
    access: 'signed-in',
    params: tokenParams,
    response: invited,
  },
  'POST /api/group-invitations/{token}/accept': {
    summary: 'Join a group; who is in it already stays',
    access: 'verified',
    params: tokenParams,
    response: ownGroup,
  },
} satisfies Calls
export type GroupCalls = typeof groupCalls
