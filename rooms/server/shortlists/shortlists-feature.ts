import { type Caller, defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit, Limits } from '@basera/platform/server/limits'
import { shortlistCalls } from '@basera/rooms/contract'
import {
  addRoom,
  commentOnRoom,
  invite,
  leaveShortlist,
  makeShortlist,
  type ShortlistNeeds,
  shareShortlist,
  stopSharing,
  strikeRoom,
  takeBackInvitation,
  takeCommentBack,
  takeRoomOff,
} from './change-shortlist.ts'
import { acceptInvitation, showInvitation } from './join-shortlist.ts'
import { showShared, showShortlist, showShortlists } from './show-shortlist.ts'

interface ShortlistsOptions extends ShortlistNeeds {
  readonly limits: Limits
}

const shortlistLimits: Readonly<Record<string, Limit>> = {
  /** Of a member. */
  'shortlist-change': { points: 600, seconds: 3600 },
  /** Of a client address; thousands of phones may share one. */
  'shortlist-page': { points: 300, seconds: 60 },
}

/** Shortlists that are shared by a link, or held by two people together (rooms.shortlist-held). */
export function shortlistsFeature(options: ShortlistsOptions): Feature {
  const spend = (member: Caller) => options.limits.spend('shortlist-change', member)
  type Member = Caller & { readonly session: { readonly userId: string } }
  /** Spends a change of the member and says whose shortlist it is. */
  const held = async (member: Member, id: string) => {
    await spend(member)
    return { userId: member.session.userId, id }
  }
  return defineFeature({
    name: 'shortlists',
    calls: shortlistCalls,
    handlers: {
      'GET /api/me/shortlists': (_, { session }) => showShortlists(options, session.userId),
      'POST /api/me/shortlists': async ({ body }, member) => {
        await spend(member)
        return makeShortlist(options, member.session.userId, body)
      },
      'GET /api/me/shortlists/{id}': ({ params }, { session }) =>
        showShortlist(options, session.userId, params.id),
      'DELETE /api/me/shortlists/{id}': async ({ params }, member) => {
        await leaveShortlist(options, await held(member, params.id))
        return undefined
      },
      'PUT /api/me/shortlists/{id}/link': async ({ params, body }, member) =>
        shareShortlist(options, await held(member, params.id), body.names),
      'DELETE /api/me/shortlists/{id}/link': async ({ params }, member) =>
        stopSharing(options, await held(member, params.id)),
      'PUT /api/me/shortlists/{id}/invitation': async ({ params }, member) =>
        invite(options, await held(member, params.id)),
      'DELETE /api/me/shortlists/{id}/invitation': async ({ params }, member) =>
        takeBackInvitation(options, await held(member, params.id)),
      'PUT /api/me/shortlists/{id}/rooms/{room_id}': async ({ params }, member) =>
        addRoom(options, await held(member, params.id), params.room_id),
      'PATCH /api/me/shortlists/{id}/rooms/{room_id}': async ({ params, body }, member) =>
        strikeRoom(options, await held(member, params.id), params.room_id, body.struck),
      'DELETE /api/me/shortlists/{id}/rooms/{room_id}': async ({ params }, member) =>
        takeRoomOff(options, await held(member, params.id), params.room_id),
      'POST /api/me/shortlists/{id}/rooms/{room_id}/comments': async ({ params, body }, member) =>
        commentOnRoom(options, await held(member, params.id), { ...body, roomId: params.room_id }),
      'DELETE /api/me/shortlists/{id}/comments/{comment_id}': async ({ params }, member) =>
        takeCommentBack(options, await held(member, params.id), params.comment_id),
      'GET /api/shortlists/{token}': ({ params }, { session }) =>
        showShared(options, params.token, session?.userId ?? null),
      'GET /api/shortlist-invitations/{token}': async ({ params }, member) => {
        await spend(member)
        return showInvitation(options, member.session.userId, params.token)
      },
      'POST /api/shortlist-invitations/{token}/accept': async ({ params }, member) => {
        await spend(member)
        return acceptInvitation(options, member.session.userId, params.token)
      },
    },
    limits: shortlistLimits,
    callLimits: { 'GET /api/shortlists/{token}': 'shortlist-page' },
  })
}
