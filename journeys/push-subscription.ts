import { type PushService, vapid } from '@basera/chats/testing/push'
import type { Page } from '@playwright/test'

/** Settings of a server whose notifications go to a stand-in, which it needs `push-stand-in.ts` for. */
export const pushSettings = ({ origin }: PushService) => ({
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  VAPID_SUBJECT: vapid.subject,
  PUSH_STAND_IN: origin,
})

/** Has the browser subscribe with these keys, as if its push service had answered. */
export async function subscribeWith(
  page: Page,
  keys: { readonly p256dh: string; readonly auth: string },
): Promise<void> {
  await page.addInitScript((given) => {
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/of-asha',
      toJSON: () => ({ endpoint: subscription.endpoint, keys: given }),
      unsubscribe: async () => true,
    } as unknown as PushSubscription
    let made: PushSubscription | null = null
    PushManager.prototype.getSubscription = async () => made
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem('subscribed-with', String(options?.applicationServerKey))
      made = subscription
      return made
    }
  }, keys)
}
