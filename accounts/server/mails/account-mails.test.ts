import type { Mail } from '@basera/platform/server/mail'
import { describe, expect, it } from 'vitest'
import {
  emailProofMail,
  magicLinkMail,
  newBrowserMail,
  phoneMovedMail,
  recoveryMail,
  unusedAccountMail,
  welcomeMail,
} from './account-mails.ts'

const site = { publicUrl: 'https://basera.test', supportEmail: 'help@basera.test' }
const email = 'asha@example.com'
const to = { email, language: 'en' } as const
const token = 'pkce_3f9ac0d1e2b4a5968778695a4b3c2d1e0f1029384756afbecd'
const link = `https://basera.test/auth/open-link?token=${token}&type=magiclink&redirect_to=https%3A%2F%2Fbasera.test`

const mails: [name: string, mail: Mail, address: string][] = [
  ['magic link', magicLinkMail(to, { link, minutes: 15 }, site), link],
  ['recovery', recoveryMail(to, { link, minutes: 15 }, site), link],
  ['e-mail proof', emailProofMail(to, { link, minutes: 15 }, site), link],
  ['welcome', welcomeMail(to, {}, site), 'https://basera.test/dashboard'],
  [
    'unused account',
    unusedAccountMail(to, new Date('2026-12-21T10:00:00Z'), site),
    'https://basera.test/dashboard',
  ],
  ['welcome with proof', welcomeMail(to, { proofLink: link }, site), link],
  [
    'new browser',
    newBrowserMail(to, { device: 'Firefox on Windows', at: new Date('2026-11-23T10:00:00Z') }, site),
    'https://basera.test/account/profile',
  ],
  [
    'phone moved',
    phoneMovedMail(to, { maskedPhone: '+91 98••• ••210' }, site),
    'https://basera.test/account/profile',
  ],
]

const hrefs = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

/** What a person reads in the HTML form. */
const words = (html: string): string =>
  html
    .replace(/^.*<body[^>]*>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ')

describe.each(mails)('the mail %s', (_, mail, address) => {
  it('goes to its reader with a subject that holds no token', () => {
    expect(mail.to).toBe(email)
    expect(mail.subject).toMatch(/^[A-Z][\w -]{8,60}$/)
    expect(mail.subject).not.toContain(token)
  })

  it('has the same link in both forms: as button and as plain address', () => {
    expect(mail.text).toContain(`\n${address}\n`)
    expect(hrefs(mail.html)).toEqual([address, address, 'mailto:help@basera.test'])
    expect(words(mail.html)).toContain(address)
  })

  it('says the same in both forms', () => {
    const sentences = mail.text.split('\n\n').filter((part) => part !== '--' && !part.includes('\nhttp'))
    expect(sentences.length).toBeGreaterThanOrEqual(6)
    for (const sentence of sentences) expect(words(mail.html)).toContain(sentence.trim())
  })

  it('says what to do if nobody asked for it, and where to ask', () => {
    expect(mail.text).toMatch(/\n\n(Did you not|Do you not|Is the number still yours)/)
    expect(mail.text).toContain('Questions? Write to help@basera.test')
  })

  it('loads nothing and runs nothing', () => {
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(|@import|src=/i)
  })
})

describe('links in mails', () => {
  it.each([
    [1, '1 minute.'],
    [15, '15 minutes.'],
  ])('are said to be good for %i minutes (accounts.mailed-link-button)', (minutes, words) => {
    for (const mail of [magicLinkMail, recoveryMail, emailProofMail])
      expect(mail(to, { link, minutes }, site).text).toContain(`good for ${words}`)
  })
})

describe('values in mails', () => {
  const evil = `https://basera.test/"><script>alert(1)</script>&'`

  it('never become markup', () => {
    const all = [
      magicLinkMail(to, { link: evil, minutes: 15 }, { ...site, supportEmail: evil }),
      phoneMovedMail(to, { maskedPhone: evil }, { ...site, publicUrl: evil }),
    ]
    for (const { html } of all) {
      expect(html).not.toContain('<script')
      expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;')
    }
  })

  it('have their ampersands escaped in HTML', () => {
    const { html, text } = magicLinkMail(to, { link, minutes: 15 }, site)
    expect(html).toContain('&amp;type=magiclink&amp;redirect_to=')
    expect(html).not.toContain('&type=')
    expect(text).toContain('&type=magiclink&redirect_to=')
  })
})
