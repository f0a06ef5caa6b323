import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sweepExpired } from './retention.queries.ts'

let database: TestDatabase<unknown>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const ages = ["now() + interval '5 minutes'", "now() - interval '23 hours'", "now() - interval '25 hours'"]

async function plant(name: string, expires: string): Promise<void> {
  const { pool } = database
  const { rows } = await pool.query('INSERT INTO auth_users (email) VALUES ($1) RETURNING id', [
    `${name}@example.com`,
  ])
  const values = [rows[0].id, name]
  await pool.query(
    `WITH link AS (
       INSERT INTO auth_links (user_id, kind, token_hash, expires_at) VALUES ($1, 'magiclink', $2, ${expires})),
     code AS (
       INSERT INTO auth_codes (user_id, code_hash, method, code_challenge, code_challenge_method, expires_at)
       VALUES ($1, $2, 'recovery', 'c', 's256', ${expires})),
     state AS (
       INSERT INTO auth_oauth_states (state_hash, provider, redirect_to, nonce, sealed_verifier, expires_at)
       VALUES ($2, 'google', 'https://basera.test', 'n', 'v', ${expires})),
     email AS (
       INSERT INTO email_codes (user_id, purpose, email, code_hash, expires_at)
       VALUES ($1, 'change', 'new@example.com', $2, ${expires})),
     phone AS (
       INSERT INTO phone_codes (user_id, phone, code_hash, expires_at) VALUES ($1, '+919876543210', $2, ${expires}))
     INSERT INTO bot_checks_spent (token_hash, expires_at) VALUES ($2, ${expires})`,
    values,
  )
}

it('accounts.short-lived: links, codes and checks go a day after they expired, and nothing else does', async () => {
  const names = ['asha', 'rohan', 'meera']
  for (const [n, name] of names.entries()) await plant(name, ages[n] ?? '')
  await sweepExpired(database.db)
  await sweepExpired(database.db)
  const left = [
    ['auth_links', 'token_hash'],
    ['auth_codes', 'code_hash'],
    ['auth_oauth_states', 'state_hash'],
    ['phone_codes', 'code_hash'],
    ['email_codes', 'code_hash'],
    ['bot_checks_spent', 'token_hash'],
  ]
  for (const [table, column] of left) {
    const { rows } = await database.pool.query(
      `SELECT ${column} AS name FROM ${table} ORDER BY expires_at DESC`,
    )
    expect([table, rows.map(({ name }) => name)]).toEqual([table, ['asha', 'rohan']])
  }
  const { rows } = await database.pool.query('SELECT count(*) FROM auth_users')
  expect(rows).toEqual([{ count: 3 }])
})

it('forgets deletions of accounts once no backup can be older', async () => {
  const { pool, db } = database
  await pool.query(
    `INSERT INTO erased_accounts (digest, erased_at) VALUES
       (sha256('old'), now() - interval '91 days'), (sha256('young'), now() - interval '89 days')`,
  )
  await sweepExpired(db)
  const { rows } = await pool.query("SELECT digest = sha256('young') AS young FROM erased_accounts")
  expect(rows).toEqual([{ young: true }])
})
