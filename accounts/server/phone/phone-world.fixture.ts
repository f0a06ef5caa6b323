import type { Database } from '@basera/database/types'
import { type BotCheck, noBotCheck } from '@basera/platform/server/bot-check'
import { type Limits, noLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import { openSecrets } from '@basera/platform/server/secrets'
import type { Sms } from '@basera/platform/server/sms'
import { createTestApp, createTestDatabase } from '@basera/platform/testing'
import { sql } from 'kysely'
import { openTestSessions } from '../auth/sessions/test-sessions.fixture.ts'
import { noNumberRecords } from './no-number-records.fixture.ts'
import { phoneFeature } from './phone-feature.ts'
import type { PhoneProvider } from './verify-provider-token.ts'

const idOf = (n: number) => `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export interface Person {
  readonly id: string
  readonly name: string
}
export const asha: Person = { id: idOf(1), name: 'asha' }
export const rohan: Person = { id: idOf(2), name: 'rohan' }
export const meera: Person = { id: idOf(3), name: 'meera' }
/** Somebody of a crowd. */
export const stranger = (n: number): Person => ({ id: idOf(1000 + n), name: `stranger${n}` })

/** A gateway that keeps what it is handed, and refuses while `down`. */
function openGateway() {
  const handed: Sms[] = []
  const gateway = {
    handed,
    down: false,
    send: async (sms: Sms) => {
      if (gateway.down) throw new Error('The gateway is down')
      handed.push(sms)
    },
  }
  return gateway
}

export interface WorldOptions {
  readonly limits?: Limits
  readonly botCheck?: BotCheck
  readonly provider?: PhoneProvider
  readonly budgets?: Readonly<Record<string, number>>
}

/** The phone calls on a database with asha, rohan and meera. */
export async function phoneWorld() {
  const database = await createTestDatabase<Database>()
  const secrets = openSecrets('a secret of one installation, long enough')
  const gateway = openGateway()
  const site = { publicUrl: 'https://basera.example', supportEmail: 'help@basera.example' }

  const { gate, tokenOf } = await openTestSessions(database.db)
  const tokens = new Map<string, Promise<string>>()
  const headersOf = async (person: Person | undefined): Promise<Record<string, string>> => {
    if (!person) return {}
    const token = tokens.get(person.id) ?? tokenOf({ id: person.id, userId: person.id })
    tokens.set(person.id, token)
    return { authorization: `Bearer ${await token}` }
  }

  /** Writes members with their sessions, in one statement however many they are. */
  async function addPeople(people: readonly Person[]) {
    await database.pool.query(
      `WITH people AS (SELECT * FROM json_to_recordset($1) AS p(id uuid, email text)),
         users AS (INSERT INTO auth_users (id, email) SELECT id, email FROM people),
         sessions AS (INSERT INTO auth_sessions (id, user_id, amr) SELECT id, id, '[]' FROM people)
       INSERT INTO user_profiles (id, email) SELECT id, email FROM people`,
      [JSON.stringify(people.map(({ id, name }) => ({ id, email: `${name}@example.test` })))],
    )
  }

  async function openApp({ limits = noLimits, botCheck = noBotCheck, provider, budgets }: WorldOptions = {}) {
    const feature = phoneFeature({
      db: database.db,
      secrets,
      limits,
      botCheck,
      sms: gateway,
      logger: createLogger('silent'),
      site,
      numbers: noNumberRecords,
      mails: {
        // The outbox table stands in for the queue: same database, same transaction.
        add: async (db, { to, subject, text }) => {
          await sql`
            INSERT INTO outbox_messages (channel, recipient, subject, body_text) VALUES ('email', ${to}, ${subject}, ${text})
          `.execute(db)
        },
      },
      provider,
      budgets,
    })
    const app = await createTestApp([feature], { gate })
    const call = async (
      person: Person | undefined,
      method: 'GET' | 'POST',
      path: string,
      payload?: object,
      from = '127.0.0.1',
      headers: Readonly<Record<string, string>> = {},
    ) =>
      app.inject({
        method,
        url: `/api/me/phone${path}`,
        ...(payload ? { payload } : {}),
        headers: { ...(await headersOf(person)), ...headers },
        remoteAddress: from,
      })
    return {
      app,
      send: (
        person: Person | undefined,
        phone: string,
        captcha_token = 'good',
        from?: string,
        headers?: Readonly<Record<string, string>>,
      ) => call(person, 'POST', '/code', { phone, captcha_token }, from, headers),
      verify: (person: Person | undefined, body: object) => call(person, 'POST', '/verify', body),
      show: (person: Person | undefined) => call(person, 'GET', ''),
      post: (person: Person, path: string, body: object) => call(person, 'POST', path, body),
    }
  }

  async function reset() {
    await database.pool.query('TRUNCATE auth_users, rate_limits, outbox_messages, bot_checks_spent CASCADE')
    gateway.handed.length = 0
    gateway.down = false
    await addPeople([asha, rohan, meera])
  }
  return {
    database,
    secrets,
    gateway,
    addPeople,
    openApp,
    reset,
    query: async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows,
    /** Makes everything sent so far older by `seconds`. */
    age: (seconds: number) =>
      database.pool.query(
        `UPDATE phone_codes SET sent_at = sent_at - make_interval(secs => $1), expires_at = expires_at - make_interval(secs => $1)`,
        [seconds],
      ),
    lastCode: () => gateway.handed.at(-1)?.code ?? '',
    close: () => database.close(),
  }
}

export type PhoneWorld = Awaited<ReturnType<typeof phoneWorld>>
export type PhoneApp = Awaited<ReturnType<PhoneWorld['openApp']>>

/** Another six digits than `code`. */
export const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** What a refusal says: status, code and sentence. */
export const outcome = (reply: { statusCode: number; json: () => { code?: string; detail?: string } }) => {
  const { code, detail } = reply.json()
  return [reply.statusCode, code, detail]
}
