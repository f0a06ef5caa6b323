import type { PublicSettings } from '@basera/platform/web'
import { deleteApp, initializeApp } from '@firebase/app'
import {
  type ConfirmationResult,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signOut,
} from '@firebase/auth'
import {
  captchaStartTrouble,
  noCodeTrouble,
  providerSendTrouble,
  providerVerifyTrouble,
} from './provider-trouble.ts'

export interface ProviderPhone {
  readonly send: (phone: string) => Promise<void>
  /** Resolves to the provider's signed token. */
  readonly confirm: (code: string) => Promise<string>
  readonly close: () => void
}

let opened = 0

/** Firebase phone auth with its invisible reCAPTCHA in `container`. Throws only `PhoneTrouble`. */
export function openFirebasePhone(
  settings: NonNullable<PublicSettings['firebase']>,
  container: HTMLElement,
): ProviderPhone {
  opened += 1
  const app = initializeApp({ ...settings }, `phone-${opened}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  let verifier: RecaptchaVerifier | undefined
  let confirmation: ConfirmationResult | undefined
  const dropVerifier = () => {
    verifier?.clear()
    verifier = undefined
    container.replaceChildren()
  }
  const startVerifier = async (): Promise<RecaptchaVerifier> => {
    try {
      dropVerifier()
      // reCAPTCHA refuses an element it has used.
      const place = container.appendChild(document.createElement('div'))
      verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
      await verifier.render()
      return verifier
    } catch (error) {
      console.error(error)
      throw captchaStartTrouble()
    }
  }
  return {
    async send(phone) {
      confirmation = undefined
      const started = await startVerifier()
      try {
        confirmation = await signInWithPhoneNumber(auth, phone, started)
      } catch (error) {
        throw providerSendTrouble(error)
      }
    },
    async confirm(code) {
      if (!confirmation) throw noCodeTrouble()
      try {
        const { user } = await confirmation.confirm(code)
        return await user.getIdToken()
      } catch (error) {
        throw providerVerifyTrouble(error)
      } finally {
        // The provider's own user is not needed any more (accounts.phone-provider).
        await signOut(auth).catch(console.error)
      }
    },
    close() {
      dropVerifier()
      deleteApp(app).catch(console.error)
    },
  }
}
