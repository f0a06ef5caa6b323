import type { ChatItem } from '@basera/chats/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { firstName } from './chat-labels.ts'
import { ChatRow } from './chat-row.tsx'

const chat: ChatItem = {
  id: '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f',
  other: {
    id: 'rohan',
    full_name: 'Rohan Mehta',
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
}

const row = (patch: Partial<ChatItem> = {}, isOpen = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ChatRow chat={{ ...chat, ...patch }} isOpen={isOpen} />
    </MemoryRouter>,
  )
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('chats.list-item: a conversation in the list', () => {
  it('leads to it, and says who, when, about what and what was said last', () => {
    expect(row()).toContain(`href="/chats/${chat.id}"`)
    expect(textOf(row())).toBe('RM Rohan Mehta Jun 06 By the lake Is it free?')
  })

  it.each<[string, Partial<ChatItem>, string]>([
    ["begins with 'You: ' when one said it oneself", { latest_message_mine: true }, 'You: Is it free?'],
    ["is about a 'Roommate profile' without a room", { room_id: null, room_title: null }, 'Roommate profile'],
    ['says that its room is gone', { room_id: null, room_gone: true }, 'No longer listed: By the lake'],
    ['names whoever has no name', { other: { ...chat.other, full_name: null } }, 'A Basera member'],
    ['tells what is unread', { unread: 3 }, '3 unread'],
    ['counts to 99', { unread: 100 }, '99+ unread'],
  ])('%s', (_, patch, words) => {
    expect(textOf(row(patch))).toContain(words)
  })

  it('chats.online-state: the dot is the other person’s presence, with its word', () => {
    const online = row({ other: { ...chat.other, online: true } })
    expect(online).toContain('class="dot on"')
    expect(textOf(online)).toContain('Online')
    expect(row()).toContain('class="dot"')
    expect(textOf(row())).not.toContain('Online')
  })

  it('is bold while there is something to read; what comes into the open one is read there', () => {
    expect(row({ unread: 1 })).toContain('class="chat-row is-unread"')
    expect(row()).toContain('class="chat-row"')
    const open = row({ unread: 1 }, true)
    expect(open).toContain('aria-current="true"')
    expect(textOf(open)).not.toContain('unread')
  })
})

it.each([
  ['Rohan Mehta', 'Rohan'],
  ['Rohan', 'Rohan'],
  ['A Basera member', 'A Basera member'],
  ['Former member', 'Former member'],
])('sentences call %s %s', (name, said) => {
  expect(firstName(name)).toBe(said)
})
