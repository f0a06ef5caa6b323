import type { RawBuilder } from 'kysely'
import type { Secrets } from '../secrets/secrets.ts'
import { recordEvent } from '../telemetry.ts'
import { altchaBotCheck } from './altcha.ts'
import { type BotCheck, noBotCheck } from './bot-check.ts'
import { siteverifyBotCheck } from './siteverify.ts'

export type BotCheckSettings =
  | { readonly kind: 'altcha'; readonly rounds?: number | undefined }
  | { readonly kind: 'off' }
  | {
      readonly kind: 'turnstile' | 'hcaptcha'
      readonly secret: string
      readonly verifyUrl?: string | undefined
    }

interface Needs {
  readonly db: Parameters<RawBuilder<unknown>['execute']>[0]
  readonly secrets: Secrets
}

const recorded = ({ passes }: BotCheck): BotCheck => ({
  async passes(token, address, work) {
    try {
      const passed = await passes(token, address, work)
      recordEvent('bot-check', passed ? 'passed' : 'refused')
      return passed
    } catch (error) {
      recordEvent('bot-check', 'not-made')
      throw error
    }
  },
})

/** Opens the bot check that the settings name. */
export function openBotCheck(settings: BotCheckSettings, { db, secrets }: Needs): BotCheck {
  if (settings.kind === 'off') return noBotCheck
  if (settings.kind === 'altcha') return recorded(altchaBotCheck({ db, secrets, rounds: settings.rounds }))
  const { kind, secret, verifyUrl } = settings
  return recorded(siteverifyBotCheck({ kind, secret, verifyUrl, db }))
}
