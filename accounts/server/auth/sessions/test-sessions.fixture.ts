import type { Database } from '@basera/database/types'
import type { Gate } from '@basera/platform/server/http'
import { openSecrets } from '@basera/platform/server/secrets'
import { type Kysely, sql } from 'kysely'
import { sessionGate } from '../../gate.ts'
import { noNumberRecords } from '../../phone/no-number-records.fixture.ts'
import type { NumberRecords } from '../../phone/number-records.ts'
import { signAccessToken } from '../tokens/access-token.ts'
import { openSigningKeys } from '../tokens/signing-keys.ts'
import { findUserAndSession } from '../users/users.queries.ts'
import { ownMembers } from './members.ts'

export { ownLivingSessions } from './members.ts'

/** The product's own session gate, and what members of this database show it. */
export interface TestSessions {
  readonly gate: Gate
  /** Starts the session of a member, if it has not begun or was ended; its id is the member's. */
  signIn(memberId: string): Promise<void>
  /** An access token of a session that there is. */
  tokenOf(session: Session): Promise<string>
  /** Headers of a request by the member with this id, whose session has the same id; none for visitors. */
  headersOf(memberId: string | undefined): Promise<Record<string, string>>
}

interface Session {
  readonly id: string
  readonly userId: string
}

const ttlSeconds = 3600

/** Opens sessions for members without signing them in: real rows, and access tokens signed by real keys. */
export async function openTestSessions(
  db: Kysely<Database>,
  numbers: Pick<NumberRecords, 'personOf'> = noNumberRecords,
): Promise<TestSessions> {
  const secrets = openSecrets('a secret of the tests, at least thirty-two characters')
  const keys = await openSigningKeys(db, secrets, ttlSeconds)
  const tokens = { keys, issuer: 'https://basera.test/auth/v1', ttlSeconds }
  const issued = new Map<string, Promise<string>>()
  const signIn = async (id: string): Promise<void> => {
    const row = sql`(id, user_id, amr) VALUES (${id}, ${id}, '[]')`
    await sql`INSERT INTO auth_sessions ${row} ON CONFLICT DO NOTHING`.execute(db)
  }
  const tokenOf = async ({ id, userId }: Session): Promise<string> => {
    const user = await findUserAndSession(db, userId, id)
    if (!user) throw new Error(`Nobody here has the id ${userId}.`)
    return (await signAccessToken(tokens, { id, amr: [] }, user)).token
  }
  const ownTokenOf = (id: string): Promise<string> => {
    const token = issued.get(id) ?? signIn(id).then(() => tokenOf({ id, userId: id }))
    issued.set(id, token)
    return token
  }
  return {
    gate: sessionGate({ findMember: ownMembers(db, tokens, numbers), roomSearch: 'public' }),
    signIn,
    tokenOf,
    headersOf: async (id) => (id ? { authorization: `Bearer ${await ownTokenOf(id)}` } : {}),
  }
}
