import { type Caller, defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit, Limits } from '@basera/platform/server/limits'
import { groupCalls } from '@basera/roommates/contract'
import {
  changeGroup,
  type GroupNeeds,
  invite,
  leaveGroup,
  letMustsShow,
  makeGroup,
  takeBackInvitation,
} from './change-group.ts'
import { searchGroups } from './find-groups.ts'
import { findPerson } from './groups.queries.ts'
import { acceptInvitation, showInvitation } from './join-group.ts'
import { findOwn, showGroup, showGroupOf } from './show-group.ts'

interface GroupsOptions extends GroupNeeds {
  readonly limits: Limits
}

/** Of a member. */
const groupLimits: Readonly<Record<string, Limit>> = {
  'group-change': { points: 120, seconds: 3600 },
  'group-search': { points: 240, seconds: 60 },
  'group-page': { points: 600, seconds: 3600 },
}

/** Groups of people who look for a home together (roommates.group-made). */
export function groupsFeature(options: GroupsOptions): Feature {
  const { db, limits } = options
  type Member = Caller & { readonly session: { readonly userId: string } }
  /** Spends a change of the member and says whose and which group it is. */
  const changed = async (member: Member, id: string) => {
    await limits.spend('group-change', member)
    return { userId: member.session.userId, id }
  }
  return defineFeature({
    name: 'groups',
    calls: groupCalls,
    handlers: {
      'GET /api/groups': async ({ query }, member) => {
        await limits.spend('group-search', member)
        return searchGroups(db, member.session.userId, query)
      },
      'GET /api/groups/{id}': async ({ params }, member) => {
        await limits.spend('group-page', member)
        return showGroup(db, member.session.userId, params.id)
      },
      'GET /api/roommates/{id}/group': async ({ params }, member) => {
        await limits.spend('group-page', member)
        return showGroupOf(db, member.session.userId, params.id)
      },
      'GET /api/me/group': async (_, { session }) => {
        const group = await findOwn(options, session.userId)
        const needs_profile = group === null && !(await findPerson(db, session.userId))?.has_profile
        return { group, needs_profile }
      },
      'POST /api/me/groups': async ({ body }, member) => {
        const { userId } = await changed(member, body.id)
        return makeGroup(options, userId, body)
      },
      'PATCH /api/me/groups/{id}': async ({ params, body }, member) =>
        changeGroup(options, await changed(member, params.id), body),
      'DELETE /api/me/groups/{id}': async ({ params }, { session }) => {
        await leaveGroup(options, { userId: session.userId, id: params.id })
        return undefined
      },
      'PUT /api/me/groups/{id}/musts': async ({ params, body }, member) =>
        letMustsShow(options, await changed(member, params.id), body.questions),
      'PUT /api/me/groups/{id}/invitation': async ({ params }, member) =>
        invite(options, await changed(member, params.id)),
      'DELETE /api/me/groups/{id}/invitation': async ({ params }, member) =>
        takeBackInvitation(options, await changed(member, params.id)),
      'GET /api/group-invitations/{token}': async ({ params }, member) => {
        await limits.spend('group-page', member)
        return showInvitation(options, member.session.userId, params.token)
      },
      'POST /api/group-invitations/{token}/accept': async ({ params }, member) => {
        const { userId } = await changed(member, '')
        return acceptInvitation(options, userId, params.token)
      },
    },
    limits: groupLimits,
  })
}
