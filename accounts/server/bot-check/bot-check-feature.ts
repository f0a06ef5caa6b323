import { Problem } from '@basera/platform/contract'
import { altchaChallenge } from '@basera/platform/server/bot-check'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit } from '@basera/platform/server/limits'
import type { Secrets } from '@basera/platform/server/secrets'
import { commonRefusals } from '@basera/platform/server/sentences'
import { botCheckCalls } from '../../contract/bot-check-calls.ts'

/** Per client address and generous: a mobile network puts thousands of phones behind one. */
export const botCheckLimits: Readonly<Record<string, Limit>> = {
  'bot-check-challenge': { points: 300, seconds: 60 },
}

interface Needs {
  readonly secrets: Secrets
  readonly kind: 'altcha' | 'turnstile' | 'hcaptcha' | 'off'
  /** Work of a challenge; by default about a second of a phone's. */
  readonly rounds?: number | undefined
}

/** Makes challenges (accounts.bot-check-providers). Gives `not_found` where another check is in use. */
export function botCheckFeature({ secrets, kind, rounds }: Needs): Feature {
  return defineFeature({
    name: 'bot-check',
    calls: botCheckCalls,
    handlers: {
      'GET /api/captcha/challenge': async ({ query }) => {
        if (kind !== 'altcha') throw new Problem('not_found', commonRefusals.nothingHere)
        return altchaChallenge(secrets, rounds, query.work)
      },
    },
    limits: botCheckLimits,
    callLimits: { 'GET /api/captcha/challenge': 'bot-check-challenge' },
  })
}
