import webPush from 'web-push'

export type EndpointCheck = (endpoint: URL) => boolean

/** Chrome and relatives, Firefox, Edge, Safari. A leading dot stands for all hosts under it. */
const pushServices = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
]

/** chats.push-services: the address comes from a member, and must not make this server call anything else. */
export const isPushService: EndpointCheck = ({ protocol, hostname, port, username, password }) =>
  protocol === 'https:' &&
  port === '' &&
  username === '' &&
  password === '' &&
  pushServices.some((service) =>
    service.startsWith('.') ? hostname.endsWith(service) : hostname === service,
  )

/** The key pair that identifies this installation to push services (RFC 8292). */
export interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
  /** The operator's contact: `mailto:` or `https:`. */
  readonly subject: string
}

export interface PushSettings {
  readonly vapid: Vapid
  /** Which addresses may be called; {@link isPushService} by default. */
  readonly isAllowed?: EndpointCheck
}

export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Holds a status and no more: the endpoint is a secret of the browser. */
export class PushNotSent extends Error {
  override readonly name = 'PushNotSent'

  constructor(reason: string | number) {
    super(`Notification not sent: ${reason}`)
  }
}

/** Seconds for which a push service keeps a notification for a browser that is off. */
const keptFor = 86_400
const timeout = 10_000

/** The browser is gone or the permission was taken back (RFC 8030). Other refusals may be faults of our keys. */
const isGone = (status: number): boolean => status === 404 || status === 410

type Request = ReturnType<typeof webPush.generateRequestDetails>

function requestFor({ vapid }: PushSettings, to: PushAddress, payload: string, topic: string): Request {
  const { endpoint, p256dh, auth } = to
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: vapid,
    TTL: keptFor,
    urgency: 'high',
    topic,
  })
}

/**
 * Sends `payload`, encrypted for one browser; the push service keeps only the last one of a `topic`. `gone`: the browser no
 * longer takes notifications. Throws {@link PushNotSent} where another attempt may succeed.
 */
export async function sendPush(
  settings: PushSettings,
  to: PushAddress,
  payload: string,
  topic: string,
): Promise<'sent' | 'gone'> {
  const { isAllowed = isPushService } = settings
  const address = URL.parse(to.endpoint)
  if (!address || !isAllowed(address)) return 'gone'
  const { headers, body } = requestFor(settings, to, payload, topic)
  const answer = await fetch(address, {
    method: 'POST',
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    body: new Uint8Array(body ?? []),
    // A redirect could lead to an address that is not allowed.
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
