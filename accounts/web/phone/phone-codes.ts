import type { PhoneCalls } from '@basera/accounts/contract'
import type { Api } from '@basera/platform/contract'
import { sendTrouble, verifyTrouble } from './phone-trouble.ts'

export interface SentCode {
  /** E.164. */
  readonly phone: string
  /** Seconds until another may be asked for. */
  readonly resendIn: number
}

/** Sends codes to phones and proves them. Throws `PhoneTrouble` alone. */
export interface PhoneCodes {
  /** Whether `send` needs a token of our bot check; a provider brings its own (decisions 4). */
  readonly needsCheck: boolean
  readonly send: (phone: string, captchaToken?: string) => Promise<SentCode>
  readonly verify: (code: string) => Promise<void>
  readonly close: () => void
}

/** Codes made, sent and compared by our own server (decisions 4). */
export function ownPhoneCodes(api: Api<PhoneCalls>): PhoneCodes {
  return {
    needsCheck: true,
    async send(phone, captchaToken) {
      const body = captchaToken ? { phone, captcha_token: captchaToken } : { phone }
      try {
        const sent = await api('POST /api/me/phone/code', { body })
        return { phone: sent.phone, resendIn: sent.resend_in }
      } catch (error) {
        throw sendTrouble(error)
      }
    },
    async verify(code) {
      try {
        await api('POST /api/me/phone/verify', { body: { code } })
      } catch (error) {
        throw verifyTrouble(error)
      }
    },
    close: () => undefined,
  }
}
