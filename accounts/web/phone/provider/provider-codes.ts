import { type PhoneCalls, phoneCodeResendAfter } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import type { PhoneCodes } from '../phone-codes.ts'
import { sendTrouble, verifyTrouble } from '../phone-trouble.ts'
import type { ProviderPhone } from './firebase-phone.ts'
import { noCodeTrouble, saveTrouble } from './provider-trouble.ts'

/** Codes of the phone-auth provider; `open` loads its code only for people who need it (accounts.phone-provider). */
export function providerPhoneCodes(api: Api<PhoneCalls>, open: () => Promise<ProviderPhone>): PhoneCodes {
  let provider: Promise<ProviderPhone> | undefined
  // A code works once: keeps the proof for another attempt to save it.
  let proof: string | undefined
  const load = async (): Promise<ProviderPhone> => {
    provider ??= open()
    try {
      return await provider
    } catch (error) {
      provider = undefined
      throw sendTrouble(error)
    }
  }
  const save = async (token: string): Promise<void> => {
    try {
      await api('POST /api/me/phone/verify', { body: { provider_token: token } })
    } catch (error) {
      throw error instanceof Problem && error.code === 'no_session' ? verifyTrouble(error) : saveTrouble()
    }
  }
  return {
    needsCheck: false,
    outlivesPage: false,
    async send(phone) {
      proof = undefined
      await (await load()).send(phone)
      return { phone, resendIn: phoneCodeResendAfter }
    },
    async verify(code) {
      if (!provider) throw noCodeTrouble()
      proof ??= await (await load()).confirm(code)
      await save(proof)
    },
    close() {
      provider?.then((opened) => opened.close()).catch(() => undefined)
      provider = undefined
    },
  }
}
