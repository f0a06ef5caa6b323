import type { Message } from '@basera/chats/contract'
import { describe, expect, it } from 'vitest'
import { textParts } from './message-text.tsx'
import { lastSeq, mergeMessages } from './open-thread.ts'

const message = (seq: number, content = ''): Message => ({
  id: `id-${seq}`,
  chat_id: 'chat',
  seq,
  sender_id: 'asha',
  content,
  created_at: '2026-06-09T19:00:00Z',
  warning: null,
})
const seqs = (messages: readonly Message[]) => messages.map(({ seq }) => seq)

describe('the messages of a conversation', () => {
  it('chats.no-lost-message: are shown once each and in their order, whichever way they came', () => {
    const shown = mergeMessages([message(3), message(5)], [message(4), message(5), message(1)])
    expect(seqs(shown)).toEqual([1, 3, 4, 5])
    expect(lastSeq(shown)).toBe(5)
  })
})

describe('chats.message-links: links in messages', () => {
  const linksOf = (text: string) => textParts(text).flatMap((part) => (part.isLink ? [part.text] : []))

  it.each([
    ['see https://basera.example/room/1.', ['https://basera.example/room/1']],
    ['(http://a.in/b?c=d&e=f), https://x.in!', ['http://a.in/b?c=d&e=f', 'https://x.in']],
    ['javascript:alert(1) data:text/html,x www.a.in ftp://a', []],
    ['https://', []],
    ['<a href="https://evil.in">x</a>', ['https://evil.in']],
  ])('%s', (text, links) => {
    expect(linksOf(text)).toEqual(links)
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
