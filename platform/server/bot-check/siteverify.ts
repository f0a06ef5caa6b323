import type { RawBuilder } from 'kysely'
import { z } from 'zod'
import type { BotCheck } from './bot-check.ts'
import { spendOnce } from './bot-check.ts'

type Database = Parameters<RawBuilder<unknown>['execute']>[0]

const addresses = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
} as const

const timeout = 5000

/** Milliseconds for which a used token is remembered; providers accept one for 5 minutes at most. */
const remembered = 60 * 60_000

/** Characters; Turnstile's have up to 2,048, hCaptcha's up to 4,000. */
const longestToken = 8192

/** Errors that are not the visitor's: wrong secret, unknown address, the provider's own trouble. */
const notTheToken = /secret|remoteip|internal/

const verdict = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).optional(),
})

export interface SiteverifyOptions {
  readonly kind: 'turnstile' | 'hcaptcha'
  readonly secret: string
  readonly verifyUrl?: string | undefined
  readonly db: Database
}

async function ask(address: string, fields: Record<string, string>): Promise<z.output<typeof verdict>> {
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'error',
    signal,
  })
  // Wrong keys come as 4xx with a body of the same form.
  if (response.status >= 500) throw new Error(`The bot check answered ${response.status}`)
  return verdict.parse(await response.json())
}

/** Each token passes once. Throws when the provider cannot be asked or refuses our secret. */
export function siteverifyBotCheck({ kind, secret, verifyUrl, db }: SiteverifyOptions): BotCheck {
  const address = verifyUrl ?? addresses[kind]
  return {
    async passes(token, remoteip) {
      if (token === '' || token.length > longestToken) return false
      const { success, 'error-codes': codes = [] } = await ask(address, {
        secret,
        response: token,
        remoteip,
      })
      const fault = codes.find((code) => notTheToken.test(code))
      if (!success && fault) throw new Error(`The bot check refused our request: ${fault}`)
      return success && spendOnce(db, `${kind}:${token}`, new Date(Date.now() + remembered))
    },
  }
}
