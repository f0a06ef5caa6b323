import type { ChatItem } from '@basera/chats/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { RecentChats } from './recent-chats.tsx'

const chat = (n: number, patch: Partial<ChatItem> = {}): ChatItem => ({
  id: `chat-${n}`,
  other: {
    id: `person-${n}`,
    full_name: `Person ${n}`,
    avatar_url: null,
    online: false,
    suspended: false,
    former: false,
  },
  room_id: 'room',
  room_title: 'By the lake',
  room_gone: false,
  latest_message_content: 'Is it free?',
  latest_message_time: '2025-06-06T10:00:00Z',
  latest_message_mine: false,
  latest_message_warning: null,
  unread: 0,
  ...patch,
})

function shown(items: readonly ChatItem[], total = items.length, patch = {}): string {
  const chats = { isLoaded: true, failed: false, items, total, reload: () => undefined, ...patch }
  return renderToStaticMarkup(
    <MemoryRouter>
      <RecentChats chats={chats} />
    </MemoryRouter>,
  )
}
const many = (count: number) => Array.from({ length: count }, (_, n) => chat(n))

describe("chats.recent-chats: the dashboard's messages", () => {
  it('up to 5 recent chats with a link to /chats', () => {
    const html = shown(many(10), 10)
    expect(html.match(/href="\/chats\/chat-\d"/g)).toHaveLength(5)
    expect(html).toMatch(/<a class="link" href="\/chats"/)
  })

  it("'View all {n} conversations' when more than 5", () => {
    expect(shown(many(10), 23)).toContain('View all 23 conversations')
    expect(shown(many(5), 5)).not.toContain('View all')
  })

  it("empty: 'No messages yet' with Browse Rooms", () => {
    const html = shown([])
    expect(html).toContain('No messages yet')
    expect(html).toMatch(/href="\/find-room"[^>]*>Browse Rooms/)
  })

  it('says who, about what, what was said last, by whom, when, and what is unread', () => {
    const html = shown([chat(1, { unread: 2 }), chat(2, { latest_message_mine: true, room_gone: true })])
    for (const words of [
      'Person 1',
      'By the lake',
      'Is it free?',
      'Jun 06',
      '2<span class="sr-only"> unread',
    ])
      expect(html).toContain(words)
    expect(html).toContain('You: Is it free?')
    expect(html).toContain('No longer listed: By the lake')
  })

  it('says that it is loading, and that it failed, with Try Again', () => {
    expect(shown([], 0, { isLoaded: false })).toContain('Loading your messages...')
    expect(shown([], 0, { failed: true })).toMatch(/role="alert".*Try Again/)
  })
})
