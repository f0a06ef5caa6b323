import { defineFeature, type Feature } from '@basera/platform/server/feature'
import { proofCalls } from '../../contract/proof-calls.ts'
import type { EmailNeeds } from '../email/change-email.ts'
import { proveWork, removeWork, sendWorkCode, showProofs } from './prove-work.ts'

/** Its limits on codes are those of the e-mail feature: both send mails to addresses that a member types. */
export const proofsFeature = (needs: EmailNeeds): Feature =>
  defineFeature({
    name: 'proofs',
    calls: proofCalls,
    handlers: {
      'GET /api/me/proofs': (_, { session }) => showProofs(needs, session.userId),
      'POST /api/me/work/code': ({ body }, member) => sendWorkCode(needs, member, body.email),
      'PUT /api/me/work': ({ body }, member) => proveWork(needs, member, body.code),
      'DELETE /api/me/work': async (_, { session }) => {
        await removeWork(needs, session.userId)
        return undefined
      },
    },
  })
