import type { MailFrameTexts } from '@basera/platform/server/mail'

export interface MailTexts {
  readonly subject: string
  readonly preheader: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button: string
  readonly notes: readonly string[]
}

/** Everything accounts write by mail, in one language. A language is one file of this shape. */
export interface AccountMailTexts {
  readonly frame: MailFrameTexts
  /** `minutes` is how long the link is good. */
  readonly magicLink: (minutes: number) => MailTexts
  readonly recovery: (minutes: number) => MailTexts
  readonly emailProof: (minutes: number) => MailTexts
  readonly welcome: MailTexts
  readonly welcomeWithProof: MailTexts
  /** `day` is written out, such as `21 December 2026`. */
  readonly unusedAccount: (day: string) => MailTexts
  /** `phone` is masked, such as `+91 98••• ••210`. */
  readonly phoneMoved: (phone: string) => MailTexts
}
