import { privacyNotice } from '@basera/accounts/contract'
import type { ReportReason } from '@basera/trust/contract'
import type pg from 'pg'
import { inTransaction } from '../in-transaction.ts'
import { insertRows } from '../rows.ts'
import { demoAuthenticator, moderatorRows } from './demo-moderator.ts'

export interface DemoReport {
  readonly reporterId: string
  readonly about: 'room'
  readonly id: string
  readonly reason: ReportReason
  readonly details: string
}

export interface DeskOptions {
  readonly pool: pg.Pool
  /** Seals the authenticator's secret under the key of the installation. */
  readonly seal: (secret: string) => string
  readonly numberHash: (phone: string) => string
  /** Takes a report as the product does, in a transaction of its own; again, it changes nothing. */
  readonly report: (report: DemoReport) => Promise<unknown>
  /** The moment from which dates are counted; now unless given. */
  readonly now?: Date
}

const mark = 'basera-demo-desk-1'
const lock = 727_004

/** The last of them has no number, so that two persons reported: the room stays in sight (trust.report-hides). */
const said = [
  [
    'rohan',
    'money_first',
    'He wants ₹2,000 by UPI before I may see the room, and says three others are waiting.',
  ],
  ['meera', 'not_real', 'I have seen the same photos on another site, for a flat in Pune.'],
  ['newcomer', 'money_first', 'Asked me for a token too.'],
] as const

async function insertModerator(
  client: pg.PoolClient,
  { seal, numberHash, now = new Date() }: DeskOptions,
): Promise<void> {
  const { id, user, identity, profile } = moderatorRows(now)
  await insertRows(client, 'auth_users', [user])
  await insertRows(client, 'auth_identities', [identity])
  await insertRows(client, 'user_profiles', [profile], 'id')
  await client.query(
    `INSERT INTO consents (user_id, purpose, act, notice_version, language, means, at)
     VALUES ($1, 'service', 'given', $2, 'en', 'sign_up', $3)`,
    [id, privacyNotice.version, user.created_at],
  )
  await client.query(
    `INSERT INTO phone_identities (number_hash, holder_id, first_seen_at, last_seen_at) VALUES ($1, $2, $3, $3)
     ON CONFLICT DO NOTHING`,
    [numberHash(profile.phone ?? ''), id, user.created_at],
  )
  await client.query(
    `INSERT INTO moderators (account_id, role, totp_secret, enrolled_at) VALUES ($1, 'moderator', $2, now())`,
    [id, seal(demoAuthenticator)],
  )
}

/** A room with photos whose lister nobody signs in as: what is decided about them disturbs no other demo. */
const reportedRoom = `
  SELECT rooms.id FROM rooms JOIN user_profiles lister ON lister.id = rooms.user_id
  WHERE rooms.searchable AND rooms.address LIKE '%Bengaluru%' AND lister.email LIKE '%@demo.basera.test'
    AND split_part(lister.email, '@', 1) <> ALL ('{asha,rohan,meera,landlord,newcomer}')
    AND (SELECT count(*) FROM room_images WHERE room_id = rooms.id) >= 3
  ORDER BY rooms.id LIMIT 1`

async function demoReports(client: pg.PoolClient): Promise<DemoReport[]> {
  const { rows } = await client.query<{ id: string }>(reportedRoom)
  const [room] = rows
  const people = await client.query<{ id: string; name: string }>(
    `SELECT id, split_part(email, '@', 1) AS name FROM user_profiles WHERE email = ANY($1)`,
    [said.map(([name]) => `${name}@demo.basera.test`)],
  )
  const reporters = new Map(people.rows.map(({ id, name }) => [name, id]))
  return said.flatMap(([name, reason, details]) => {
    const reporterId = reporters.get(name)
    return room && reporterId ? [{ reporterId, about: 'room', id: room.id, reason, details }] : []
  })
}

async function fillOnce(client: pg.PoolClient, options: DeskOptions): Promise<boolean> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [lock])
  const { rowCount } = await client.query('SELECT FROM demo_data WHERE seed = $1', [mark])
  if (rowCount !== 0) return false
  for (const report of await demoReports(client)) await options.report(report)
  await insertModerator(client, options)
  await client.query('INSERT INTO demo_data (seed) VALUES ($1)', [mark])
  return true
}

/**
 * Adds an enrolled moderator and a case of several reports to a database with demo data, once for a database, also to
 * one that was filled before (shell.demo-desk). Returns whether it added anything.
 */
export const fillDemoDesk = (options: DeskOptions): Promise<boolean> =>
  inTransaction(options.pool, (client) => fillOnce(client, options))
