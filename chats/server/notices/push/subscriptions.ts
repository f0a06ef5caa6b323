import { ECDH } from 'node:crypto'
import { recordConsent } from '@basera/accounts/server'
import { type PushSubscriptionBody, pushDevicesMax, chatSentences as say } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { sql } from 'kysely'
import type { Database, OpenDatabase } from '../../database.ts'
import type { AllowedEndpoint } from './push-services.ts'

/** A point that is not on the curve could never be written to. */
function isPublicKey(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return true
  } catch {
    return false
  }
}

function check({ endpoint, keys }: PushSubscriptionBody, isAllowed: AllowedEndpoint): void {
  const address = URL.parse(endpoint)
  const errors = [
    ...(address && isAllowed(address) ? [] : [{ field: 'endpoint', message: say.pushEndpoint }]),
    ...(isPublicKey(keys.p256dh) ? [] : [{ field: 'keys.p256dh', message: say.pushKeys }]),
  ]
  if (errors.length > 0) throw new Problem('validation_failed', say.pushEndpoint, errors)
}

/** Whose browser it is, and the sign-in with which it ends. */
export interface Subscriber {
  readonly userId: string
  readonly sessionId: string
}

/** The member is held, so that two at a time count each other. */
const hold = (trx: Database, userId: string) =>
  sql`SELECT 1 FROM user_profiles WHERE id = ${userId}::uuid FOR NO KEY UPDATE`.execute(trx)

async function keep(trx: Database, { userId, sessionId }: Subscriber, body: PushSubscriptionBody) {
  const { endpoint, keys } = body
  await hold(trx, userId)
  await sql`
    INSERT INTO push_subscriptions AS known (user_id, session_id, endpoint, p256dh, auth)
    VALUES (${userId}::uuid, (SELECT id FROM auth_sessions WHERE id = ${sessionId}::uuid), ${endpoint},
      ${keys.p256dh}, ${keys.auth})
    ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
  `.execute(trx)
  await sql`
    DELETE FROM push_subscriptions WHERE id IN (
      SELECT id FROM push_subscriptions WHERE user_id = ${userId}::uuid
      ORDER BY created_at DESC, id OFFSET ${pushDevicesMax}
    )
  `.execute(trx)
  await recordConsent(trx, { userId, purpose: 'push', isGiven: true, means: 'settings' })
}

/**
 * Keeps a browser to be notified: it belongs to whoever asked last, until that session ends. Of more than
 * {@link pushDevicesMax} the oldest go. Throws `validation_failed` for an address that is no push service's.
 */
export async function subscribe(
  db: OpenDatabase,
  subscriber: Subscriber,
  body: PushSubscriptionBody,
  isAllowed: AllowedEndpoint,
): Promise<void> {
  check(body, isAllowed)
  await db.transaction().execute((trx) => keep(trx, subscriber, body))
}

/** Forgets a browser of `userId`; without one it is no fault. With the last one, the consent is taken back. */
export async function unsubscribe(db: OpenDatabase, userId: string, endpoint: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await hold(trx, userId)
    const { rows: gone } = await sql`
      DELETE FROM push_subscriptions WHERE user_id = ${userId}::uuid AND endpoint = ${endpoint} RETURNING 1
    `.execute(trx)
    const { rows: left } = await sql`
      SELECT 1 FROM push_subscriptions WHERE user_id = ${userId}::uuid LIMIT 1
    `.execute(trx)
    if (gone.length > 0 && left.length === 0)
      await recordConsent(trx, { userId, purpose: 'push', isGiven: false, means: 'settings' })
  })
}
