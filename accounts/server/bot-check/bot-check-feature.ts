import { Problem } from '@basera/platform/contract'
import { altchaChallenge } from '@basera/platform/server/bot-check'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit } from '@basera/platform/server/limits'
import type { Secrets } from '@basera/platform/server/secrets'
import { botCheckCalls } from '../../contract/bot-check-calls.ts'

/**
 * Named limits of the bot check, per client address: 300 challenges a minute, because a mobile network puts thousands
 * of phones behind one address. What a solved one is good for has limits of its own.
 */
export const botCheckLimits: Readonly<Record<string, Limit>> = {
  'bot-check-challenge': { points: 300, seconds: 60 },
}

interface Needs {
  readonly secrets: Secrets
  /** The bot check in use; challenges are made for `altcha` only. */
  readonly kind: 'altcha' | 'turnstile' | 'hcaptcha' | 'off'
  /** How much work a challenge is; as much as a phone does in a second unless said. */
  readonly rounds?: number | undefined
}

/**
 * Hands out challenges of the self-hosted bot check (accounts.bot-check-providers). Gives `not_found` where another check is in use,
 * `too_many_requests` past the limit.
 */
export function botCheckFeature({ secrets, kind, rounds }: Needs): Feature {
  return defineFeature({
    name: 'bot-check',
    calls: botCheckCalls,
    handlers: {
      'GET /api/captcha/challenge': async () => {
        if (kind !== 'altcha') throw new Problem('not_found', 'There is nothing at this address.')
        return altchaChallenge(secrets, rounds)
      },
    },
    limits: botCheckLimits,
    callLimits: { 'GET /api/captcha/challenge': 'bot-check-challenge' },
  })
}
