import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit } from '@basera/platform/server/limits'
import { emailCalls } from '../../contract/email-calls.ts'
import { changeEmail, type EmailNeeds, sendChangeCode } from './change-email.ts'
import { undoEmail } from './undo-email.ts'

const hour = 3600

const emailLimits: Readonly<Record<string, Limit>> = {
  'email-code': { points: 6, seconds: hour },
  'email-code-attempt': { points: 30, seconds: hour },
  'email-undo': { points: 30, seconds: hour },
}

export function emailFeature(needs: EmailNeeds): Feature {
  return defineFeature({
    name: 'email',
    calls: emailCalls,
    handlers: {
      'POST /api/me/email/code': ({ body }, member) => sendChangeCode(needs, member, body.email),
      'PUT /api/me/email': ({ body }, member) => changeEmail(needs, member, body.code),
      'POST /api/email-undo': async ({ body }, caller) => {
        await needs.limits.spend('email-undo', caller.address)
        return undoEmail(needs, body.token)
      },
    },
    limits: emailLimits,
  })
}
