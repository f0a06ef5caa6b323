import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Database } from '@basera/database/types'
import { type BotCheck, noBotCheck } from '@basera/platform/server/bot-check'
import { type Limits, noLimits, openLimits } from '@basera/platform/server/limits'
import type { MailQueue } from '@basera/platform/server/mail'
import { openSecrets, type Secrets } from '@basera/platform/server/secrets'
import { createTestApp, createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { GoTrueClient } from '@supabase/auth-js'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { authLimits } from './auth-limits.ts'
import type { AuthNeeds, AuthSettings } from './http/auth-routes.ts'
import { openSessionTokens, registerAuthService } from './register-auth-service.ts'
import type { SessionTokens } from './sessions/start-session.ts'

/** Named people of the tests; nobody has an account until the test makes one. */
export const people = {
  asha: { email: 'asha@example.com', password: 'monsoon lamp 41' },
  rohan: { email: 'rohan@example.com', password: 'quiet tabla 52' },
  meera: { email: 'meera@example.com', password: 'paper kite 63' },
} as const

export interface SentMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Every address in the text. */
  readonly links: readonly string[]
}

/** What a browser keeps, in memory. */
export function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

export interface AuthWorldOptions {
  /** Count limits as the product does. Off unless asked for. */
  readonly limits?: boolean | Limits
  readonly botCheck?: BotCheck
  readonly settings?: Partial<AuthSettings>
  readonly mails?: MailQueue
  readonly removeFiles?: AuthNeeds['removeFiles']
  /** Opens routes beside the auth service, such as the product's own calls. */
  readonly before?: (app: FastifyInstance, world: Pick<AuthWorld, 'db' | 'tokens' | 'secrets'>) => void
}

export interface AuthWorld {
  readonly app: FastifyInstance
  /** Address of the site, where the app listens: `http://127.0.0.1:…`. */
  readonly site: string
  /** Address of the auth service. */
  readonly url: string
  readonly database: TestDatabase<Database>
  readonly db: Kysely<Database>
  readonly secrets: Secrets
  readonly tokens: SessionTokens
  readonly settings: AuthSettings
  /** A browser of its own: the real client, PKCE flow, storage in memory. */
  browser(storage?: ReturnType<typeof memoryStorage>): GoTrueClient
  /** One call as raw HTTP, in the newer form of errors unless `headers` say otherwise; paths are below `/auth/v1`. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: RawCall): Promise<RawAnswer>
  /** Signs somebody up through the wire and gives the session. */
  signUp(person: { readonly email: string; readonly password: string }, data?: object): Promise<TestSession>
  /** Mails whose transaction was committed, oldest first. */
  mails(to?: string): Promise<SentMail[]>
  close(): Promise<void>
}

export interface RawCall {
  /** An object is sent as JSON, text as it is. */
  readonly body?: object | string
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was answered
  readonly json: any
}

/** A session as the wire gives it, as far as tests look. */
export interface TestSession {
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_in: number
  readonly expires_at: number
  readonly token_type: string
  readonly user: { readonly id: string; readonly email: string; readonly [field: string]: unknown }
}

/** Keeps mails in a table, so that those of a transaction that was rolled back are not there. */
const keepingMails: MailQueue = {
  async add(db, mail) {
    await (db as Kysely<Database>)
      .insertInto('outbox_messages')
      .values({
        channel: 'email',
        recipient: mail.to,
        subject: mail.subject,
        body_text: mail.text,
        body_html: mail.html,
      })
      .execute()
  },
}

async function sentMails(db: Kysely<Database>, to?: string): Promise<SentMail[]> {
  const rows = await db.selectFrom('outbox_messages').selectAll().orderBy('sent_at').execute()
  return rows
    .filter((row) => to === undefined || row.recipient === to)
    .map(({ recipient, subject, body_text: text, body_html: html }) => ({
      to: recipient,
      subject: subject ?? '',
      text,
      html: html ?? '',
      links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
    }))
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function rawCall(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, token, headers }: RawCall = {},
): Promise<RawAnswer> {
  const answer = await app.inject({
    method,
    url: `/auth/v1${path}`,
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(body === undefined ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    json: parsed(answer.body),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The limits as the product counts them, on this database. */
export const countedLimits = (database: TestDatabase<Database>): Limits =>
  openLimits(database.pool, authLimits)

const limitsOf = (database: TestDatabase<Database>, { limits = false }: AuthWorldOptions): Limits => {
  if (typeof limits === 'object') return limits
  return limits ? countedLimits(database) : noLimits
}

const defaults = {
  supportEmail: 'help@basera.test',
  allowedRedirects: [],
  accessTokenTtl: 3600,
  refreshReuseInterval: 10,
  authCodeTtl: 300,
  mailLinkTtl: 900,
  emailCooldown: 60,
  google: undefined,
} as const

/** The auth service on a real database, listening on a port of its own. */
export async function createAuthWorld(options: AuthWorldOptions = {}): Promise<AuthWorld> {
  const database = await createTestDatabase<Database>()
  const { db } = database
  const site = `http://127.0.0.1:${await freePort()}`
  const settings: AuthSettings = { ...defaults, publicUrl: site, ...options.settings }
  const secrets = openSecrets('a secret of the tests, at least thirty-two characters')
  const tokens = await openSessionTokens({ db, secrets, settings })
  const needs = {
    db,
    secrets,
    tokens,
    settings,
    limits: limitsOf(database, options),
    botCheck: options.botCheck ?? noBotCheck,
    mails: options.mails ?? keepingMails,
    removeFiles: options.removeFiles ?? (async () => undefined),
  }
  const app = await createTestApp([], {
    before: (root) => {
      options.before?.(root, { db, tokens, secrets })
      void registerAuthService(root, needs)
    },
  })
  await app.listen({ port: Number(new URL(site).port), host: '127.0.0.1' })
  const url = `${site}/auth/v1`
  return {
    app,
    site,
    url,
    database,
    db,
    secrets,
    tokens,
    settings,
    browser: (storage = memoryStorage()) =>
      new GoTrueClient({
        url,
        storage,
        flowType: 'pkce',
        autoRefreshToken: false,
        storageKey: 'basera-auth',
      }),
    call: (method, path, options) => rawCall(app, method, path, options),
    async signUp(person, data) {
      const answer = await app.inject({
        method: 'POST',
        url: '/auth/v1/signup',
        payload: { ...person, data },
      })
      if (answer.statusCode !== 200) throw new Error(`Sign-up answered ${answer.statusCode}: ${answer.body}`)
      return answer.json<TestSession>()
    },
    mails: (to) => sentMails(db, to),
    async close() {
      await app.close()
      await database.close()
    },
  }
}
