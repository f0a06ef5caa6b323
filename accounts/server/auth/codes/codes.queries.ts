import type { Database } from '@basera/database/types'
import { asBoolean, now, secondsFromNow } from '@basera/platform/server/database'
import type { Kysely, Transaction } from 'kysely'
import type { Challenge } from '../pkce.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export interface CodeRow {
  readonly codeHash: string
  readonly userId: string
  readonly method: Database['auth_codes']['method']
  readonly challenge: Challenge
  readonly sealedProviderTokens: string | null
  readonly ttlSeconds: number
}

export const insertCode = (trx: Trx, code: CodeRow) =>
  trx
    .insertInto('auth_codes')
    .values({
      code_hash: code.codeHash,
      user_id: code.userId,
      method: code.method,
      code_challenge: code.challenge.challenge,
      code_challenge_method: code.challenge.method,
      sealed_provider_tokens: code.sealedProviderTokens,
      expires_at: secondsFromNow(code.ttlSeconds),
    })
    .execute()

export const findCode = (trx: Trx, codeHash: string) =>
  trx
    .selectFrom('auth_codes')
    .selectAll()
    .select((of) => asBoolean(of('expires_at', '<=', now())).as('expired'))
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()

/** False where another request was first. */
export async function takeCode(trx: Trx, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('auth_codes')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteCodes = (trx: Trx, userId: string) =>
  trx.deleteFrom('auth_codes').where('user_id', '=', userId).execute()

interface OauthState {
  readonly stateHash: string
  readonly redirectTo: string
  readonly challenge: Challenge | undefined
  readonly nonce: string
  readonly sealedVerifier: string
  readonly ttlSeconds: number
}

export const insertOauthState = (db: Db, state: OauthState) =>
  db
    .insertInto('auth_oauth_states')
    .values({
      state_hash: state.stateHash,
      provider: 'google',
      redirect_to: state.redirectTo,
      code_challenge: state.challenge?.challenge ?? null,
      code_challenge_method: state.challenge?.method ?? null,
      nonce: state.nonce,
      sealed_verifier: state.sealedVerifier,
      expires_at: secondsFromNow(state.ttlSeconds),
    })
    .execute()

/** Of concurrent callbacks one gets it. */
export const spendOauthState = (db: Db, stateHash: string) =>
  db
    .updateTable('auth_oauth_states')
    .set({ spent_at: now() })
    .where('state_hash', '=', stateHash)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now())
    .returningAll()
    .executeTakeFirst()

export async function isOauthStateSpent(db: Db, stateHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth_oauth_states')
    .select('spent_at')
    .where('state_hash', '=', stateHash)
    .executeTakeFirst()
  return (row?.spent_at ?? null) !== null
}
