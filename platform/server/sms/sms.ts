export interface Sms {
  readonly to: string
  readonly text: string
  /** For gateways that fill a registered template (DLT). */
  readonly code: string
}

/** Sends text messages over a gateway, Twilio or the outbox (`shell.sms-handover`). */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}

const usualTimeout = 10_000

interface SmsPost {
  readonly gateway: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Whether a successful status means that the message was taken. */
  accepted(answer: Readonly<Record<string, unknown>>): boolean
  readonly timeout?: number | undefined
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? { ...answer } : {}
  } catch {
    return {}
  }
}

/** A short machine word for the log; anything else could hold the number. */
const word = (value: unknown): string => (/^\w{1,20}$/.test(String(value ?? '')) ? ` (${value})` : '')

async function exchange(post: SmsPost): Promise<{ ok: boolean; status: number; text: string }> {
  const { gateway, url, headers, body } = post
  try {
    const signal = AbortSignal.timeout(post.timeout ?? usualTimeout)
    const reply = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    return { ok: reply.ok, status: reply.status, text: await reply.text() }
  } catch (error) {
    // Thrown without its cause, which can name the recipient.
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    throw new Error(`${gateway} ${late ? 'did not answer in time' : 'could not be reached'}`)
  }
}

async function postSms(post: SmsPost): Promise<void> {
  const { ok, status, text } = await exchange(post)
  const answer = parse(text)
  if (!ok || !post.accepted(answer))
    throw new Error(`${post.gateway} refused a text message: status ${status}${word(answer.code)}`)
}

export interface GatewayOptions {
  readonly url: string
  readonly key: string
  /** Id of the DLT-registered template; its variable for the digits is `otp`. */
  readonly templateId: string
  /** DLT header; absent where the template sets it. */
  readonly sender?: string | undefined
  readonly timeout?: number
}

/** Sends through an HTTP gateway with registered templates, like MSG91. */
export function gatewaySms({ url, key, templateId, sender, timeout }: GatewayOptions): SmsSender {
  return {
    send: ({ to, code }) =>
      postSms({
        gateway: 'The SMS gateway',
        url,
        headers: { authkey: key, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          template_id: templateId,
          ...(sender ? { sender } : {}),
          short_url: '0',
          recipients: [{ mobiles: to.replace(/^\+/, ''), otp: code }],
        }),
        accepted: (answer) => answer.type === 'success',
        timeout,
      }),
  }
}

export interface TwilioOptions {
  readonly url: string
  readonly accountSid: string
  readonly authToken: string
  readonly from: string
  readonly timeout?: number
}

/** Sends through Twilio. */
export function twilioSms({ url, accountSid, authToken, from, timeout }: TwilioOptions): SmsSender {
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const origin: Record<string, string> = from.startsWith('MG')
    ? { MessagingServiceSid: from }
    : { From: from }
  return {
    send: ({ to, text }) =>
      postSms({
        gateway: 'Twilio',
        url: `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        headers: {
          authorization: `Basic ${credentials}`,
          'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        },
        body: new URLSearchParams({ To: to, Body: text, ...origin }).toString(),
        accepted: ({ sid, status }) =>
          typeof sid === 'string' && status !== 'failed' && status !== 'undelivered',
        timeout,
      }),
  }
}
