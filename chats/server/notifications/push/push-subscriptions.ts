import { ECDH } from 'node:crypto'
import { recordConsent } from '@basera/accounts/server'
import { type PushSubscriptionBody, chatSentences as say } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import type { OpenDatabase } from '../../database.ts'
import type { EndpointCheck } from './push-service.ts'
import {
  type DeviceOwner,
  findDeviceOf,
  lockDevicesOf,
  removeDeviceOf,
  removeOldestDevices,
  saveDevice,
} from './push-subscriptions.queries.ts'

/** Whether a key is a point on the curve P-256: nothing could be encrypted for any other. */
function isPublicKey(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return true
  } catch {
    return false
  }
}

function checkSubscription({ endpoint, keys }: PushSubscriptionBody, isAllowed: EndpointCheck): void {
  const address = URL.parse(endpoint)
  const errors = [
    ...(address && isAllowed(address) ? [] : [{ field: 'endpoint', message: say.pushEndpoint }]),
    ...(isPublicKey(keys.p256dh) ? [] : [{ field: 'keys.p256dh', message: say.pushKeys }]),
  ]
  if (errors.length > 0) throw new Problem('validation_failed', say.pushEndpoint, errors)
}

/**
 * Adds a device to notify (chats.push-devices). Throws `validation_failed` for an address of no push service
 * (chats.push-services) or a broken key.
 */
export async function addPushDevice(
  db: OpenDatabase,
  owner: DeviceOwner,
  body: PushSubscriptionBody,
  isAllowed: EndpointCheck,
): Promise<void> {
  checkSubscription(body, isAllowed)
  const { userId } = owner
  await db.transaction().execute(async (trx) => {
    await lockDevicesOf(trx, userId)
    await saveDevice(trx, owner, body)
    await removeOldestDevices(trx, userId)
    await recordConsent(trx, { userId, purpose: 'push', isGiven: true, means: 'settings' })
  })
}

/** Removes a device of a member, if there is one. With the last one, the consent is taken back. */
export async function removePushDevice(db: OpenDatabase, userId: string, endpoint: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockDevicesOf(trx, userId)
    const removed = await removeDeviceOf(trx, userId, endpoint)
    if (removed > 0 && !(await findDeviceOf(trx, userId)))
      await recordConsent(trx, { userId, purpose: 'push', isGiven: false, means: 'settings' })
  })
}
