import webPush from 'web-push'
import { type AllowedEndpoint, isPushService } from './push-services.ts'

/** The key pair by which push services know this installation (RFC 8292). */
export interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
  /** How the operator is reached: `mailto:` or `https:`. */
  readonly subject: string
}

export interface PushSettings {
  readonly vapid: Vapid
  /** Which addresses may be called; the browsers' own services if not given. */
  readonly isAllowed?: AllowedEndpoint
}

/** A browser as it is kept. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** A notification was not taken; a status and no more, as an endpoint is a secret of the browser's. */
export class PushNotSent extends Error {
  override readonly name = 'PushNotSent'

  constructor(reason: string | number) {
    super(`Notification not sent: ${reason}`)
  }
}

/** Seconds that a push service keeps a notification for a browser that is off: a day. */
const keptFor = 86_400
/** Milliseconds a push service may take. */
const patience = 10_000

/** The browser has left, or its person took the permission back (RFC 8030). Other refusals may be faults of our keys. */
const endOf = (status: number): boolean => status === 404 || status === 410

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
 * Sends `payload`, encrypted for one browser; of several under one `topic` that wait there, the last one is shown. Resolves
 * to whether the browser is still there. Throws {@link PushNotSent} where another try may do.
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
    // A redirect could lead anywhere.
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new PushNotSent(error instanceof Error ? error.name : 'no answer')
  })
  await answer.body?.cancel()
  if (answer.ok) return 'sent'
  if (endOf(answer.status)) return 'gone'
  throw new PushNotSent(answer.status)
}
