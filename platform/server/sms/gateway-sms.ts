import { postSms } from './sms-post.ts'
import type { SmsSender } from './sms-sender.ts'

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
