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

/** Throws `validation_failed` for other services (chats.push-services, chats.push-devices) and broken keys. */
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

/** Removing the last one withdraws the consent. */
export async function removePushDevice(db: OpenDatabase, userId: string, endpoint: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockDevicesOf(trx, userId)
    const removed = await removeDeviceOf(trx, userId, endpoint)
    if (removed > 0 && !(await findDeviceOf(trx, userId)))
      await recordConsent(trx, { userId, purpose: 'push', isGiven: false, means: 'settings' })
  })
}
