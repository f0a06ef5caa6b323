import type { TurnOnPush } from '@basera/alerts/web'
import type { NotificationCalls } from '@basera/chats/contract'
import type { Api, Calls } from '@basera/platform/contract'
import { PushDenied, subscribeDevice, supportsPush } from './push-device.ts'

/** Reads the key first: the browser asks for its permission only within the press. */
export async function offerPush(anyApi: Api<Calls>): Promise<TurnOnPush | undefined> {
  // Rooms do not know the calls of chats.
  const api = anyApi as unknown as Api<NotificationCalls>
  if (!supportsPush() || Notification.permission === 'denied') return undefined
  const { push_public_key: key } = await api('GET /api/me/chat-notices', {})
  if (key === null) return undefined
  return async () => {
    try {
      await subscribeDevice(key, (body) => api('PUT /api/me/push', { body }))
      return 'on'
    } catch (error) {
      return error instanceof PushDenied ? 'denied' : 'failed'
    }
  }
}
