import type { PhotoOutcome } from '@basera/accounts/contract'

export interface MailTexts {
  readonly subject: string
  readonly preheader: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button: string
  readonly notes: readonly string[]
}

export interface AccountMailTexts {
  /** `minutes` that the link works. */
  readonly magicLink: (minutes: number) => MailTexts
  readonly recovery: (minutes: number) => MailTexts
  readonly emailProof: (minutes: number) => MailTexts
  readonly welcome: MailTexts
  readonly welcomeWithProof: MailTexts
  readonly unusedAccount: (day: string) => MailTexts
  readonly newBrowser: (browser: string, at: string) => MailTexts
  readonly phoneMoved: (phone: string) => MailTexts
  readonly emailCode: (code: string, minutes: number) => MailTexts
  readonly workCode: (code: string, minutes: number) => MailTexts
  readonly emailTaken: MailTexts
  /** `days` that the link works. */
  readonly emailChanged: (days: number) => MailTexts
  readonly emailRestored: MailTexts
  readonly emailUndone: MailTexts
  readonly photoCheck: Readonly<Record<PhotoOutcome | 'expired', MailTexts>>
}
