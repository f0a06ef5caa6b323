import type { Language } from '@basera/platform/contract/languages'
import { type Translation, translations } from '@basera/platform/server/languages'
import type { MailFrame } from '@basera/platform/server/mail'
import type en from './locales/en.json'

export const accountTexts = translations<typeof en>('accounts/server/mails')

/** Whom a mail is for, and in which language. */
export interface MailReader {
  readonly email: string
  readonly language: Language
}

export interface MailTexts {
  /** That the texts are in. */
  readonly language: Language
  readonly subject: string
  readonly preheader: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button: string
  readonly notes: readonly string[]
}

/** Around every mail to a member. */
export function mailFrame(wanted: Language): MailFrame {
  const { t } = accountTexts(wanted)
  return {
    plainAddress: t('frame.plainAddress'),
    questions: (address) => t('frame.questions', { address }),
    about: t('frame.about'),
  }
}

export type MailName<Id extends string> = Id extends `${infer Name}.subject` ? Name : never

/** A mail's sentences in a catalogue: `welcome.subject`, `welcome.paragraph1`, `welcome.note1` and so on. */
export function mailTexts<Id extends string>(
  { language, t, has }: Translation<Id>,
  name: MailName<Id>,
  values: Readonly<Record<string, unknown>> = {},
): MailTexts {
  const say = (part: string) => {
    const id = `${name}.${part}`
    return has(id) ? t(id, values) : ''
  }
  const each = (part: string, texts: readonly string[] = []): readonly string[] =>
    has(`${name}.${part}${texts.length + 1}`)
      ? each(part, [...texts, say(`${part}${texts.length + 1}`)])
      : texts
  return {
    language,
    subject: say('subject'),
    preheader: say('preheader'),
    heading: say('heading'),
    paragraphs: each('paragraph'),
    button: say('button'),
    notes: each('note'),
  }
}
