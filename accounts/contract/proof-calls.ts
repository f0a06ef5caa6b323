import type { Calls } from '@basera/platform/contract'
import { z } from 'zod'
import { emailCode, sentCode } from './email-calls.ts'
import { shownProofs } from './proofs.ts'

export const proofCalls = {
  'GET /api/me/proofs': {
    summary: 'What the caller has proven',
    access: 'signed-in',
    response: shownProofs,
  },
  'POST /api/me/work/code': {
    summary: 'Mail a code to an address of the caller at work or college',
    access: 'verified',
    body: z.strictObject({ email: z.string().max(255) }),
    response: sentCode,
  },
  'PUT /api/me/work': {
    summary: 'Prove work or college with the mailed code',
    access: 'verified',
    body: z.strictObject({ code: emailCode }),
    response: shownProofs,
  },
  'DELETE /api/me/work': {
    summary: 'No longer show work or college',
    access: 'signed-in',
    response: z.undefined(),
    status: 204,
  },
} satisfies Calls

export type ProofCalls = typeof proofCalls
