import type { Language } from '@basera/platform/contract/languages'
import { describe, expect, it } from 'vitest'
import { layoutMail } from './mail-layout.ts'

const site = { publicUrl: 'https://basera.test', supportEmail: 'help@basera.test' }
const frame = {
  plainAddress: 'पता:',
  questions: (address: string) => `सवाल? ${address} को <लिखें>`,
  about: 'Basera',
}
const mailIn = (language: Language) =>
  layoutMail(
    'asha@example.com',
    {
      ...{ language, subject: 'नमस्ते', preheader: 'एक', heading: 'दो', paragraphs: ['तीन'] },
      button: { label: 'खोलें', address: 'https://basera.test/chats' },
      notes: [],
      headers: { 'List-Unsubscribe': '<https://basera.test/u>' },
    },
    frame,
    site,
  )

describe('shell.mail-language: a mail', () => {
  it.each([
    ['hi', 'hi-IN', 'Noto Sans Devanagari'],
    ['kn', 'kn-IN', 'Noto Sans Kannada'],
    ['ta', 'ta-IN', 'Noto Sans Tamil'],
    ['te', 'te-IN', 'Noto Sans Telugu'],
    ['mr', 'mr-IN', 'Noto Sans Devanagari'],
    ['bn', 'bn-IN', 'Noto Sans Bengali'],
  ] as const)(
    'in %s says so, to readers and to mail programs, and names its fonts',
    (language, tag, font) => {
      const { html, headers } = mailIn(language)
      expect(html.match(new RegExp(`lang="${tag}" dir="ltr"`, 'g'))).toHaveLength(2)
      expect(headers).toEqual({ 'Content-Language': tag, 'List-Unsubscribe': '<https://basera.test/u>' })
      expect(html).toContain(`'Noto Sans','${font}'`)
      expect(html).not.toMatch(/@import|src=/)
    },
  )

  it('in English has the fonts that it had', () => {
    const { html, headers } = mailIn('en')
    expect(html).toContain('<html lang="en-IN"')
    expect(html).not.toContain('Devanagari')
    expect(headers?.['Content-Language']).toBe('en-IN')
  })

  it('has the address where its sentence has it, as a link in HTML', () => {
    const { html, text } = mailIn('hi')
    expect(text).toContain('\n\nसवाल? help@basera.test को <लिखें>\n\n')
    expect(html).toMatch(
      />सवाल\? <a [^>]*href="mailto:help@basera\.test"[^>]*>help@basera\.test<\/a> को &lt;लिखें&gt;</,
    )
  })
})
