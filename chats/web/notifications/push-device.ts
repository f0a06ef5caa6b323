import { deviceStore } from '@basera/platform/web'

// Signing out deletes it, and the subscription on the server.
const store = deviceStore<string>('push-endpoint', '', (value) => typeof value === 'string')

/** The worker's scope holds no page, so that it never serves one. */
const worker = '/push-worker.js'
const scope = '/push-worker/'

/** The browser does not permit notifications for this site. */
export class PushDenied extends Error {}

/** Whether this browser supports push; iOS does once the product is on the home screen. */
export const supportsPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether push on this device belongs to the signed-in member. */
export async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const subscription = await registration?.pushManager.getSubscription()
  return subscription != null && subscription.endpoint === store.read()
}

/** Resolves when the worker is active: only then it takes subscriptions. */
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

async function createSubscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    // A subscription with another key has to be removed first.
    const old = await manager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return manager.subscribe(options)
  }
}

export interface PushAddress {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Call it from a press. Throws {@link PushDenied}. */
export async function subscribeDevice(
  key: string,
  save: (address: PushAddress) => Promise<void>,
): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDenied()
  const registration = await whenActive(await navigator.serviceWorker.register(worker, { scope }))
  const { endpoint, keys } = (await createSubscription(registration.pushManager, key)).toJSON()
  await save({ endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } })
  store.write(endpoint ?? '')
}

/** On the server first. */
export async function unsubscribeDevice(remove: (endpoint: string) => Promise<void>): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return store.write('')
  await remove(subscription.endpoint)
  store.write('')
  await subscription.unsubscribe()
}
