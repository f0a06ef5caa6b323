import { Problem } from '@basera/platform/contract'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit, Limits } from '@basera/platform/server/limits'
import { accountCalls } from '../../contract/account-calls.ts'
import { requireFreshSignIn, signInAgain } from '../auth/sessions/fresh-sign-in.ts'
import { deleteSessions } from '../auth/sessions/sessions.queries.ts'
import { type EmailProofNeeds, openEmailProof, sendEmailProof } from '../auth/users/prove-mailbox.ts'
import { refusals } from '../sentences.ts'
import { type DeletionNeeds, deleteAccount } from './delete-account.ts'
import { listSessions } from './list-sessions.ts'
import type { Parting } from './parting.ts'

export const accountLimits: Readonly<Record<string, Limit>> = {
  'account-email-proof': { points: 10, seconds: 3600 },
  'account-password': { points: 10, seconds: 900 },
  'account-deletion': { points: 10, seconds: 3600 },
  'account-export': { points: 5, seconds: 3600 },
}

interface AccountNeeds extends EmailProofNeeds, DeletionNeeds {
  readonly limits: Limits
  readonly partings?: readonly Parting[]
}

export function accountFeature(needs: AccountNeeds): Feature {
  const { db, limits } = needs
  return defineFeature({
    name: 'account',
    calls: accountCalls,
    handlers: {
      'GET /api/me/sessions': (_, { session }) => listSessions(db, session),
      'DELETE /api/me/sessions': async (_, { session }) => {
        await deleteSessions(db, session.userId, { scope: 'others', sessionId: session.id })
        return undefined
      },
      'DELETE /api/me/sessions/{id}': async ({ params }, { session }) => {
        const ended = await deleteSessions(db, session.userId, { scope: 'local', sessionId: params.id })
        if (ended === 0) throw new Problem('not_found', refusals.sessionEnded)
        return undefined
      },
      'POST /api/me/email-proof': async (_, member) => {
        await limits.spend('account-email-proof', member)
        await sendEmailProof(needs, member)
        return undefined
      },
      'PUT /api/me/email-proof': async ({ body }, member) => {
        await limits.spend('account-email-proof', member)
        await openEmailProof(db, member.session.userId, body.token)
        return undefined
      },
      'POST /api/me/reauthentication': async ({ body }, member) => {
        await signInAgain(needs, member, body.password)
        return undefined
      },
      'DELETE /api/me': async ({ body }, member) => {
        requireFreshSignIn(member.session)
        await limits.spend('account-deletion', member)
        await deleteAccount(needs, member.session.userId, body.confirm_email)
        return undefined
      },
    },
    limits: accountLimits,
  })
}
