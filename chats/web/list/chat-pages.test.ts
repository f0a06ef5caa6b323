import type { ChatItem, Message } from '@basera/chats/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allItems,
  type ChatPage,
  type ChatPages,
  findChat,
  withMessage,
  withNewest,
  withoutChat,
  withRead,
} from './chat-pages.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 5, 9, 10, minute)).toISOString()
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
  room_id: null,
  room_title: null,
  room_gone: false,
  latest_message_content: 'Hello',
  latest_message_time: at(30 - n),
  latest_message_mine: true,
  latest_message_warning: null,
  unread: 0,
  ...patch,
})
const page = (items: ChatItem[], next_cursor: string | null = null): ChatPage => ({
  items,
  total: 6,
  total_is_exact: true,
  next_cursor,
})
const pages: ChatPages = [page([chat(1), chat(2), chat(3)], 'more'), page([chat(4), chat(5), chat(6)])]
const said = (n: number, patch: Partial<Message> = {}): Message => ({
  id: 'message',
  chat_id: `chat-${n}`,
  seq: 2,
  sender_id: `person-${n}`,
  content: 'Saturday?',
  created_at: at(50),
  warning: null,
  ...patch,
})
const ids = (list: ChatPages) => allItems(list).map(({ id }) => Number(id.slice(5)))

describe('chats.list-order: the list of conversations, live', () => {
  it('a message is shown with its own photos, and not with those of the one before', () => {
    const photo = { id: 'photo', width: 4, height: 3, blur: 'data:' }
    const withPhotos = withMessage(
      pages,
      said(5, { content: '', photos: [photo, { ...photo, id: 'other' }] }),
    )
    expect(findChat(withPhotos, 'chat-5')).toMatchObject({ latest_message_photos: 2 })
    const plain = withMessage(withPhotos, said(5, { created_at: at(51) }))
    expect(findChat(plain, 'chat-5')?.latest_message_photos).toBeUndefined()
  })

  it('a message of the other person moves its conversation up, says what was said and counts it', () => {
    const after = withMessage(pages, said(5))
    expect(ids(after)).toEqual([5, 1, 2, 3, 4, 6])
    expect(findChat(after, 'chat-5')).toMatchObject({
      latest_message_content: 'Saturday?',
      latest_message_time: at(50),
      latest_message_mine: false,
      unread: 1,
    })
  })

  it("one's own message moves it up too, and is nothing to read", () => {
    const after = withMessage(pages, said(2, { sender_id: 'me', content: 'x'.repeat(300) }))
    expect(ids(after)).toEqual([2, 1, 3, 4, 5, 6])
    expect(findChat(after, 'chat-2')).toMatchObject({
      latest_message_content: 'x'.repeat(200),
      latest_message_mine: true,
      unread: 0,
    })
  })

  it('a message that is known or older changes nothing', () => {
    const after = withMessage(pages, said(5))
    expect(withMessage(after, said(5))).toBe(after)
    expect(withMessage(after, said(5, { content: 'before', created_at: at(49) }))).toBe(after)
    expect(withMessage(after, said(9))).toBe(after)
    expect(findChat(withMessage(after, said(5, { content: 'at the same time' })), 'chat-5')?.unread).toBe(2)
  })

  it('reading clears the count where the row stands; again, nothing changes', () => {
    const read = withRead(withMessage(pages, said(5)), 'chat-5')
    expect(findChat(read, 'chat-5')).toMatchObject({ unread: 0, latest_message_content: 'Saturday?' })
    expect(withRead(read, 'chat-5')).toBe(read)
  })

  it('a conversation that is gone leaves, and is counted no more', () => {
    const after = withoutChat(pages, 'chat-2')
    expect(ids(after)).toEqual([1, 3, 4, 5, 6])
    expect(after[0]?.total).toBe(5)
    expect(withoutChat(after, 'chat-2')).toBe(after)
  })

  it('what was read anew comes to the top with ones that were unknown, each once', () => {
    const after = withNewest(pages, { ...page([chat(7), chat(5), chat(1)]), total: 7 })
    expect(ids(after)).toEqual([7, 5, 1, 2, 3, 4, 6])
    expect([after[0]?.total, after[0]?.next_cursor]).toEqual([7, 'more'])
  })

  it('whatever happens, each conversation is there once and none is lost', () => {
    const change = fc.oneof(
      fc.record({ n: fc.integer({ min: 1, max: 6 }), minute: fc.integer({ min: 0, max: 59 }) }).map(
        ({ n, minute }) =>
          (list: ChatPages) =>
            withMessage(list, said(n, { created_at: at(minute), content: String(minute) })),
      ),
      fc.integer({ min: 1, max: 6 }).map((n) => (list: ChatPages) => withRead(list, `chat-${n}`)),
      fc
        .subarray([1, 2, 3, 4, 5, 6])
        .map((some) => (list: ChatPages) => withNewest(list, page(some.map((n) => chat(n))))),
    )
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const after = changes.reduce((list, one) => one(list), pages)
        expect(ids(after).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
        expect(after.flatMap(({ items }) => items)).toHaveLength(6)
      }),
    )
  })
})
