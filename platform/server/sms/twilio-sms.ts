import { postSms } from './sms-post.ts'
import type { SmsSender } from './sms-sender.ts'

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
