import type { Database } from '@basera/database/types'
import type { BotCheck } from '@basera/platform/server/bot-check'
import type { Limits } from '@basera/platform/server/limits'
import type { MailQueue } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { SessionTokens } from '../sessions/start-session.ts'

/** What an operator decides about the auth service. Times are in seconds. */
export interface AuthSettings {
  /** Where people reach the site; the service answers under `/auth/v1` of it. */
  readonly publicUrl: string
  readonly supportEmail: string
  readonly allowedRedirects: readonly string[]
  readonly accessTokenTtl: number
  readonly refreshReuseInterval: number
  readonly authCodeTtl: number
  readonly mailLinkTtl: number
  readonly emailCooldown: number
  readonly google:
    | { readonly clientId: string; readonly clientSecret: string; readonly issuer: string }
    | undefined
}

/** What the routes of the auth service run on; use cases take from it just what they need. */
export interface AuthNeeds {
  readonly db: Kysely<Database>
  readonly secrets: Secrets
  readonly tokens: SessionTokens
  readonly limits: Limits
  readonly botCheck: BotCheck
  readonly mails: MailQueue
  readonly settings: AuthSettings
}

/** Adds routes; paths are relative to `/auth/v1`. Throw `AuthError` to refuse, return an object to answer 200 JSON. */
export type AuthRoutes = (auth: FastifyInstance, needs: AuthNeeds) => void

/** Public address of the service (auth-protocol.base-path). */
export const issuerOf = (publicUrl: string): string => new URL('/auth/v1', publicUrl).href
