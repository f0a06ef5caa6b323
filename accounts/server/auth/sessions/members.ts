import type { Database } from '@basera/database/types'
import type { CallerSession } from '@basera/platform/server/feature'
import type { Kysely } from 'kysely'
import type { NumberRecords } from '../../phone/number-records.ts'
import { AuthError } from '../auth-error.ts'
import { type AccessTokens, verifyAccessToken } from '../tokens/access-token.ts'
import { type AuthUser, findUserAndSession } from '../users/users.queries.ts'
import {
  findMemberOfSession,
  findSessionsOfVerifiedMembers,
  findVerifiedMembers,
} from './sessions.queries.ts'

/** auth-protocol.bearer-header */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^bearer ([^\s,]+)$/i.exec(header ?? '')?.[1]

export interface CurrentSession {
  readonly user: AuthUser
  readonly sessionId: string
}

/**
 * Throws `no_authorization`, `bad_jwt`, `user_not_found`, `user_banned`, `session_not_found`
 * (auth-protocol.token-checked).
 */
export async function currentSession(
  db: Kysely<Database>,
  tokens: AccessTokens,
  header: string | undefined,
): Promise<CurrentSession> {
  const token = bearerToken(header)
  if (!token) throw new AuthError('no_authorization')
  const { userId, sessionId } = await verifyAccessToken(tokens, token)
  const user = await findUserAndSession(db, userId, sessionId)
  if (!user) throw new AuthError('user_not_found')
  if (user.banned_at) throw new AuthError('user_banned')
  if (!user.session_lives) throw new AuthError('session_not_found')
  return { user, sessionId }
}

export interface MemberSession extends CallerSession {
  readonly phoneVerified: boolean
  /** A number was verified and moved to another account (trust.number-left). */
  readonly numberLeft: boolean
}

export type FindMember = (token: string) => Promise<MemberSession | undefined>

/** `phone_verified` is null without a profile. */
export const verificationOf = (row: {
  readonly phone_verified: boolean | null
  readonly phone_left_at: Date | null
  readonly person_id: string | null
}) => ({
  phoneVerified: row.phone_verified === true,
  numberLeft: row.phone_left_at !== null,
  personId: row.person_id,
})

/** Reads user, session, phone and person in one query. */
export function ownMembers(
  db: Kysely<Database>,
  tokens: Pick<AccessTokens, 'keys' | 'issuer'>,
  numbers: Pick<NumberRecords, 'personOf'>,
): FindMember {
  return async (token) => {
    try {
      const { userId, sessionId } = await verifyAccessToken(tokens, token)
      const row = await findMemberOfSession(db, userId, sessionId, numbers.personOf)
      return row && { id: sessionId, userId, signedInAt: row.signed_in_at, ...verificationOf(row) }
    } catch (error) {
      if (error instanceof AuthError) return undefined
      throw error
    }
  }
}

/** Which of these sessions may still make calls for verified members. */
export type FindLiving = (sessions: readonly CallerSession[]) => Promise<CallerSession[]>

export const ownLivingSessions =
  (db: Kysely<Database>): FindLiving =>
  async (sessions) => {
    const rows = await findSessionsOfVerifiedMembers(
      db,
      sessions.map(({ id }) => id),
    )
    const owners = new Map(rows.map(({ id, user_id }) => [id, user_id]))
    return sessions.filter(({ id, userId }) => owners.get(id) === userId)
  }

/** Another server's sessions are unknown here, only its members. */
export const foreignLivingSessions =
  (db: Kysely<Database>): FindLiving =>
  async (sessions) => {
    const rows = await findVerifiedMembers(
      db,
      sessions.map(({ userId }) => userId),
    )
    const members = new Set(rows.map(({ id }) => id))
    return sessions.filter(({ userId }) => members.has(userId))
  }
