import webPush from 'web-push'

export type EndpointCheck = (endpoint: URL) => boolean

/** Chrome and relatives, Firefox, Edge, Safari. A leading dot means all hosts below. */
const pushServices = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
]

/** The address comes from a member and must not make this server call anything else (chats.push-services). */
export const isPushService: EndpointCheck = ({ protocol, hostname, port, username, password }) =>
  protocol === 'https:' &&
  port === '' &&
  username === '' &&
  password === '' &&
  pushServices.some((service) =>
    service.startsWith('.') ? hostname.endsWith(service) : hostname === service,
  )

/** The installation's key pair (RFC 8292). */
export interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
}

export interface PushSettings {
  readonly vapid: Vapid
  /** {@link isPushService} by default. */
  readonly isAllowed?: EndpointCheck
}

export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Holds only a status: the endpoint is the browser's secret. */
export class PushNotSent extends Error {
  override readonly name = 'PushNotSent'

  constructor(reason: string | number) {
    super(`Notification not sent: ${reason}`)
  }
}

/** Seconds. */
const keptFor = 86_400
const timeout = 10_000

/** The browser is gone or took permission back (RFC 8030); other refusals may be faults of our keys. */
const isGone = (status: number): boolean => status === 404 || status === 410

type Request = ReturnType<typeof webPush.generateRequestDetails>

interface PushTerms {
  readonly topic: string
  /** After that the push service drops it; after a day in any case. */
  readonly until?: Date | undefined
}

function requestFor(
  { vapid }: PushSettings,
  to: PushAddress,
  payload: string,
  { topic, until }: PushTerms,
): Request {
  const { endpoint, p256dh, auth } = to
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: vapid,
    TTL: until ? Math.min(keptFor, Math.max(0, Math.floor((until.getTime() - Date.now()) / 1000))) : keptFor,
    urgency: 'high',
    topic,
  })
}

/** Encrypted for one browser; of a `topic` only the last is kept. Throws {@link PushNotSent} if a retry may help. */
export async function sendPush(
  settings: PushSettings,
  to: PushAddress,
  payload: string,
  terms: PushTerms,
): Promise<'sent' | 'gone'> {
  const { isAllowed = isPushService } = settings
  const address = URL.parse(to.endpoint)
  if (!address || !isAllowed(address)) return 'gone'
  const { headers, body } = requestFor(settings, to, payload, terms)
  const answer = await fetch(address, {
    method: 'POST',
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    body: new Uint8Array(body ?? []),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    throw new PushNotSent(error instanceof Error ? error.name : 'no answer')
  })
  await answer.body?.cancel()
  if (answer.ok) return 'sent'
  if (isGone(answer.status)) return 'gone'
  throw new PushNotSent(answer.status)
}
