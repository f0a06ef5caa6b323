import { deviceStore } from '@basera/platform/web'

// Signing out wipes it, and ends the notifications on the server.
const store = deviceStore<string>('push-endpoint', '', (value) => typeof value === 'string')

/** Where the worker lives, and what it looks after: nothing, so that no page ever comes from it. */
const worker = '/push-worker.js'
const scope = '/push-worker/'

/** The person has the site's notifications blocked in their browser. */
export class PushDenied extends Error {}

/** Whether this browser can be notified at all; iOS can once the product is on its home screen. */
export const canBeNotified = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether the member who is signed in is notified on this device. */
export async function isNotified(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const subscription = await registration?.pushManager.getSubscription()
  return subscription != null && subscription.endpoint === store.read()
}

/** A worker takes subscriptions once it is active. */
async function whenActive(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = registration.installing ?? registration.waiting
  if (registration.active || !coming) return registration
  await new Promise<void>((done, fail) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') done()
      if (coming.state === 'redundant') fail(new Error('The worker was not installed'))
    })
  })
  return registration
}

async function subscriptionOf(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    // One that was made with another key has to go first.
    const old = await manager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return manager.subscribe(options)
  }
}

/** What the server needs to notify a browser. */
export interface PushAddress {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/**
 * Asks for permission and subscribes this device with the server's public key. Call it from the person's own press.
 * Throws {@link PushDenied} without permission.
 */
export async function subscribeDevice(
  key: string,
  tell: (address: PushAddress) => Promise<void>,
): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDenied()
  const registration = await whenActive(await navigator.serviceWorker.register(worker, { scope }))
  const { endpoint, keys } = (await subscriptionOf(registration.pushManager, key)).toJSON()
  await tell({ endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } })
  store.write(endpoint ?? '')
}

/** Ends the notifications on this device: the server forgets it first. */
export async function unsubscribeDevice(tell: (endpoint: string) => Promise<void>): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return store.write('')
  await tell(subscription.endpoint)
  store.write('')
  await subscription.unsubscribe()
}
