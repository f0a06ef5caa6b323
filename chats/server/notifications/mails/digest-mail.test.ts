import { withoutLinks } from '@basera/platform/server/mail'
import { latinWords, makeUp } from '@basera/platform/testing/made-up-language'
import { describe, expect, it } from 'vitest'
import { asha } from '../../chat-world.fixture.ts'
import { secrets, site } from '../notifications-world.fixture.ts'
import { digestMail, type MailedChat } from './digest-mail.ts'
import { unsubscribedMember, unsubscribeToken } from './unsubscribe-token.ts'

const chatOf = (n: number, more: Partial<MailedChat> = {}): MailedChat => ({
  chat_id: `c0000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  other_name: `Person ${n}`,
  room_title: null,
  unread: n,
  ...more,
})
const mailOf = (...chats: MailedChat[]) => digestMail({ ...asha, language: 'en' }, chats, { site, secrets })
const token = unsubscribeToken(secrets, asha.id)

describe('chats.mail-content: the mail about messages that were not read', () => {
  it.each([
    [1, '1 new message.'],
    [2, '2 new messages.'],
    [100, '100 or more new messages.'],
  ])('counts %i as "%s"', (unread, words) => {
    expect(mailOf(chatOf(1, { unread })).text).toContain(`Person 1: ${words}`)
  })

  it('leads to the conversation, or to all of them where there are several', () => {
    expect(mailOf(chatOf(1)).text).toContain(`\nhttps://basera.test/chats/${chatOf(1).chat_id}\n`)
    expect(mailOf(chatOf(1), chatOf(2)).text).toContain('\nhttps://basera.test/chats\n')
  })

  it('names ten conversations and counts the others', () => {
    const { text } = mailOf(...Array.from({ length: 12 }, (_, n) => chatOf(n + 1)))
    expect(text).toContain('Person 10: 10 new messages.')
    expect(text).not.toContain('Person 11')
    expect(text).toContain('And 2 more chats.')
  })

  it('has a name for members without one', () => {
    expect(mailOf(chatOf(1, { other_name: null })).subject).toBe('A member wrote to you on Basera')
  })

  it('can be ended by one click of a mail program (RFC 8058), and by a link in both forms', () => {
    const { headers, text, html } = mailOf(chatOf(1))
    expect(headers).toEqual({
      'Content-Language': 'en-IN',
      'List-Unsubscribe': `<https://basera.test/api/chat-mails/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(text).toContain(`Stop these mails:\nhttps://basera.test/unsubscribe?token=${token}\n`)
    expect(html).toContain(`href="https://basera.test/unsubscribe?token=${token}"`)
  })

  it('shell.reader-language: is in the language of its reader; names and rooms stay as they are', () => {
    const undo = makeUp('bn')
    const chats = [chatOf(1, { room_title: 'By the lake' }), chatOf(2, { other_name: null })]
    const said = [[chatOf(1)], [chatOf(1, { other_name: null, unread: 100 })], chats].map((some) =>
      digestMail({ ...asha, language: 'bn' }, some, { site, secrets }),
    )
    undo()
    for (const { subject, text, html, headers } of said) {
      expect(latinWords(subject + text, ['Person 1', 'By the lake'])).toEqual([])
      expect(html).toContain('<html lang="bn-IN"')
      expect(headers?.['Content-Language']).toBe('bn-IN')
    }
    expect(said[0]?.subject).toContain('Person 1')
    expect(said[1]?.text).toContain('100')
    expect(said[2]?.text).toContain('Person 1 (By the lake): 1 ')
  })

  it('says the same in both forms, and loads nothing', () => {
    const { text, html } = mailOf(chatOf(1, { room_title: 'By the lake' }), chatOf(2))
    const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    for (const part of text.split('\n\n').filter((one) => one !== '--' && !one.includes('\nhttp')))
      expect(words).toContain(part.trim())
    expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(|@import|src=/i)
  })
})

describe('words of members in a mail', () => {
  it.each([
    ['Asha Rao', 'Asha Rao'],
    ['Dr. Asha Rao', 'Dr. Asha Rao'],
    ['pay-at.example', 'pay-at. example'],
    ['https://evil.example/login', 'https evil. example login'],
    ['help@basera.example', 'help basera. example'],
    ['www.evil.example', 'www. evil. example'],
    ['mailto:x@y.z', 'mailto x y. z'],
    ['://', null],
    ['अमित शर्मा', 'अमित शर्मा'],
    ['a'.repeat(80), `${'a'.repeat(59)}…`],
  ])('%s never become links', (words, shown) => {
    expect(withoutLinks(words)).toBe(shown)
  })

  it('never become markup or further headers', () => {
    const evil = '<b>x</b>\r\nBcc: all'
    const mail = mailOf(chatOf(1, { other_name: evil, room_title: evil }))
    expect(mail.html).not.toContain('<b>')
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })
})

describe('the token that ends mails', () => {
  it('names its member', () => expect(unsubscribedMember(secrets, token)).toBe(asha.id))

  it.each([
    ['', 'nothing'],
    [asha.id, 'an id alone'],
    [`${asha.id}.`, 'an empty signature'],
    [`${token}x`, 'more than it'],
    [`${token}.x`, 'a third part'],
    [token.slice(0, -1), 'less than it'],
    [token.replace('a0000000', 'a0000001'), 'another member with this signature'],
    [`.${token.split('.')[1]}`, 'no member'],
  ])('%j names nobody: %s', (text) => expect(unsubscribedMember(secrets, text)).toBeUndefined())
})
