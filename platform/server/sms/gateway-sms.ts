import { postSms } from './sms-post.ts'
import type { SmsSender } from './sms-sender.ts'

export interface GatewayOptions {
  /** Address of the gateway's flow call, such as `https://control.msg91.com/api/v5/flow`. */
  readonly url: string
  readonly key: string
  /** The gateway's id of the DLT-registered template; its variable for the six digits is named `otp`. */
  readonly templateId: string
  /** DLT header; absent where the template fixes it. */
  readonly sender?: string | undefined
  /** Milliseconds to wait; 10,000 if not given. */
  readonly timeout?: number
}

/** Sends through an Indian HTTP gateway that fills a registered template, in the manner of MSG91. */
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
        // It answers 200 to refusals as well.
        accepted: (answer) => answer.type === 'success',
        timeout,
      }),
  }
}
