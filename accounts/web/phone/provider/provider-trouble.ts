import { sentencesOf } from '@basera/platform/web'
import en from '../../locales/en.json'
import { PhoneTrouble } from '../phone-trouble.ts'

const t = sentencesOf(en)

const sendSentences = {
  'invalid-phone-number': 'accounts.phone.invalidNumber',
  'too-many-requests': 'accounts.phone.tooMany',
  'captcha-check-failed': 'accounts.phone.captcha',
  'quota-exceeded': 'accounts.phone.quota',
  'internal-error': 'accounts.phone.internal',
  'invalid-app-credential': 'accounts.phone.credential',
  'app-not-authorized': 'accounts.phone.unauthorized',
} as const

const verifySentences = {
  'invalid-verification-code': 'accounts.phone.invalidCode',
  'code-expired': 'accounts.phone.expiredCode',
  'session-expired': 'accounts.phone.expiredCode',
} as const

const textOf = (error: unknown, name: 'code' | 'message'): string => {
  const value = (error as Partial<Record<typeof name, unknown>> | null)?.[name]
  return typeof value === 'string' ? value : ''
}

const codeOf = (error: unknown): string => textOf(error, 'code').replace(/^auth\//, '')

const isKnown = <T extends object>(sentences: T, code: string): code is keyof T & string =>
  Object.hasOwn(sentences, code)

/** Why the provider sent no code (accounts.phone-sentences). */
export function providerSendTrouble(error: unknown): PhoneTrouble {
  const code = codeOf(error)
  if (isKnown(sendSentences, code))
    return new PhoneTrouble(t(sendSentences[code]), code === 'invalid-phone-number')
  const reason = textOf(error, 'message')
  return new PhoneTrouble(
    reason ? t('accounts.phone.sendFailed.because', { reason }) : t('accounts.phone.sendFailed'),
  )
}

/** Why the provider did not confirm a code (accounts.phone-sentences). */
export function providerVerifyTrouble(error: unknown): PhoneTrouble {
  const code = codeOf(error)
  return new PhoneTrouble(
    t(isKnown(verifySentences, code) ? verifySentences[code] : 'accounts.phone.verifyFailed'),
  )
}

/** The invisible bot check did not start. */
export const captchaStartTrouble = (): PhoneTrouble => new PhoneTrouble(t('accounts.phone.captcha.start'))

/** No sent code belongs to this entry. */
export const noCodeTrouble = (): PhoneTrouble => new PhoneTrouble(t('accounts.phone.noCode'))

/** Confirmed, but not saved by our server. */
export const saveTrouble = (): PhoneTrouble => new PhoneTrouble(t('accounts.phone.saveFailed'))
