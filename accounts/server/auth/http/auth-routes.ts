import type { Database } from '@basera/database/types'
import type { BotCheck } from '@basera/platform/server/bot-check'
import type { Limits } from '@basera/platform/server/limits'
import type { MailQueue } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import type { FastifyInstance } from 'fastify'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { SessionTokens } from '../sessions/start-session.ts'

export interface AuthSettings {
  /** The service answers under `/auth/v1` of it. */
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

export interface AuthNeeds {
  readonly removeFiles: (db: QueryExecutorProvider, userId: string) => Promise<void>
  readonly db: Kysely<Database>
  readonly secrets: Secrets
  readonly tokens: SessionTokens
  readonly limits: Limits
  readonly botCheck: BotCheck
  readonly mails: MailQueue
  readonly settings: AuthSettings
}

export type AuthRoutes = (auth: FastifyInstance, needs: AuthNeeds) => void

/** The service's public address (auth-protocol.base-path). */
export const issuerOf = (publicUrl: string): string => new URL('/auth/v1', publicUrl).href
