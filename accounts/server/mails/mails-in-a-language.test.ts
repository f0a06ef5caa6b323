import { languageCodes } from '@basera/platform/contract/languages'
import type { Mail } from '@basera/platform/server/mail'
import { latinWords, makeUp } from '@basera/platform/testing/made-up-language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  emailProofMail,
  magicLinkMail,
  newBrowserMail,
  phoneMovedMail,
  recoveryMail,
  unusedAccountMail,
  welcomeMail,
} from './account-mails.ts'
import {
  emailChangedMail,
  emailCodeMail,
  emailRestoredMail,
  emailTakenMail,
  emailUndoneMail,
  workCodeMail,
} from './email-mails.ts'
import type { MailReader } from './mail-texts.ts'
import { photoCheckMail } from './photo-check-mail.ts'

const site = { publicUrl: 'https://basera.test', supportEmail: 'help@basera.test' }
const link = 'https://basera.test/auth/open-link?token=pkce_1'
const linked = { link, minutes: 15 }
const coded = { code: '123456', minutes: 15 }
const at = new Date('2026-12-21T04:30:00Z')
const device = (to: MailReader, name: string) => newBrowserMail(to, { device: name, at }, site)

const mails: Readonly<Record<string, (to: MailReader) => Mail>> = {
  'magic link': (to) => magicLinkMail(to, linked, site),
  recovery: (to) => recoveryMail(to, linked, site),
  'e-mail proof': (to) => emailProofMail(to, linked, site),
  welcome: (to) => welcomeMail(to, {}, site),
  'welcome with proof': (to) => welcomeMail(to, { proofLink: link }, site),
  'unused account': (to) => unusedAccountMail(to, at, site),
  'new browser': (to) => device(to, 'Firefox on Windows'),
  'new browser without a system': (to) => device(to, 'Firefox'),
  'new browser of no known kind': (to) => device(to, ''),
  'phone moved': (to) => phoneMovedMail(to, { maskedPhone: '+91 98••• ••210' }, site),
  'e-mail code': (to) => emailCodeMail(to, coded, site),
  'work code': (to) => workCodeMail(to, coded, site),
  'e-mail taken': (to) => emailTakenMail(to, site),
  'e-mail changed': (to) => emailChangedMail(to, { link, days: 7 }, site),
  'e-mail restored': (to) => emailRestoredMail(to, site),
  'e-mail undone': (to) => emailUndoneMail(to, site),
  ...Object.fromEntries(
    (['same', 'different', 'unclear', 'expired'] as const).map((outcome) => [
      `photo check: ${outcome}`,
      (to: MailReader) => photoCheckMail(to, outcome, site),
    ]),
  ),
}
const email = 'asha@example.com'

describe.each(Object.entries(mails))('shell.reader-language: the mail %s', (_, mailTo) => {
  let undo: () => void
  beforeAll(() => {
    undo = makeUp('bn')
  })
  afterAll(() => undo())

  it('is in the language of its reader, with its values', () => {
    const [mail, english] = [mailTo({ email, language: 'bn' }), mailTo({ email, language: 'en' })]
    const names = ['Firefox', 'Windows']
    for (const part of [mail.subject, mail.text]) expect(latinWords(part, names)).toEqual([])
    expect(mail.html).toContain('<html lang="bn-IN" dir="ltr">')
    expect(mail.headers?.['Content-Language']).toBe('bn-IN')
    const valuesOf = ({ text }: Mail) => text.match(/https?:\S+|\d{2,}|Firefox|•/g)
    expect(valuesOf(mail)).toEqual(valuesOf(english))
  })

  it.each(languageCodes)('can be said in %s, in English at least', (language) => {
    const { subject, text } = mailTo({ email, language })
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/)
  })
})

it('the mail new browser names what is known of the browser', () => {
  const said = (name: string) => device({ email, language: 'en' }, name).text
  expect(said('Firefox on Windows')).toContain(
    'signed in to with Firefox on Windows on 21 December 2026 at 10:00 am.',
  )
  expect(said('Firefox')).toContain('signed in to with Firefox on 21')
  expect(said('')).toContain('signed in to with a browser that we do not know on 21')
})
