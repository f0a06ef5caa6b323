import type { PhoneCalls } from '@basera/accounts/contract'
import type { Api } from '@basera/platform/contract'
import { sendTrouble, verifyTrouble } from './phone-trouble.ts'

export interface SentCode {
  readonly phone: string
  /** Seconds until another may be requested. */
  readonly resendIn: number
}

/** Sends and proves codes. Throws only `PhoneTrouble`. */
export interface PhoneCodes {
  /** False for a provider with a bot check of its own (accounts.phone-provider). */
  readonly needsCheck: boolean
  /** Whether a code that was sent can be proven after a reload. */
  readonly outlivesPage: boolean
  readonly send: (phone: string, captchaToken?: string) => Promise<SentCode>
  readonly verify: (code: string) => Promise<void>
  readonly close: () => void
}

/** Codes of our own server. */
export function ownPhoneCodes(api: Api<PhoneCalls>): PhoneCodes {
  return {
    needsCheck: true,
    outlivesPage: true,
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
