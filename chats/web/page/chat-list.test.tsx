import type { ChatItem } from '@basera/chats/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ChatList } from './chat-list.tsx'
import type { ChatList as List } from './use-chat-list.ts'

const rohan: ChatItem = {
  id: 'chat',
  other: {
    id: 'rohan',
    full_name: 'Rohan Mehta',
    avatar_url: null,
    online: true,
    suspended: false,
    former: false,
  },
  room_id: null,
  room_title: null,
  room_gone: false,
  latest_message_content: 'Hello',
  latest_message_time: '2025-06-06T10:00:00Z',
  latest_message_mine: false,
  latest_message_warning: null,
  unread: 0,
}

const nothing = () => undefined
const shown = (list: Partial<List>, q = '') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ChatList
        list={{
          status: 'ready',
          failure: undefined,
          items: [],
          total: 0,
          isKept: false,
          isSettled: true,
          hasMore: false,
          isFetchingMore: false,
          moreFailed: false,
          retry: nothing,
          more: nothing,
          ...list,
        }}
        q={q}
        onSearch={nothing}
        openId={null}
      />
    </MemoryRouter>,
  )

describe('chats.list-empty: the list of /chats', () => {
  it("'Messages' with the search 'Search conversations...'", () => {
    const html = shown({ items: [rohan], total: 1 })
    expect(html).toContain('>Messages</h1>')
    expect(html).toContain('placeholder="Search conversations..."')
    expect(html).toContain('Rohan Mehta')
  })

  it("'No conversations yet' with a way to rooms", () => {
    expect(shown({})).toMatch(/No conversations yet.*href="\/find-room"/)
  })

  it("'No matching conversations' for a search", () => {
    const html = shown({}, 'tea')
    expect(html).toContain('No matching conversations')
    expect(html).toMatch(/role="status"[^>]*>0 conversations/)
    // Not said of a search that is still on its way.
    expect(shown({ isSettled: false }, 'tea')).not.toContain('0 conversations')
  })

  it('chats.list-failure: "Error Loading Chats" with what is known, else its default, and Try Again', () => {
    expect(shown({ status: 'failed' })).toMatch(
      /role="alert".*Error Loading Chats.*Failed to load chats\. Please refresh the page\..*Try Again/,
    )
    expect(shown({ status: 'failed', failure: 'Please wait 5 minutes.' })).toContain('Please wait 5 minutes.')
  })

  it('says that it is loading', () => {
    expect(shown({ status: 'loading' })).toContain('Loading your conversations...')
  })

  it('chats.list-page: further ones than 50 are asked for; a failure to get them stays beside its button', () => {
    expect(shown({ items: [rohan], hasMore: true })).toMatch(/<button[^>]*>Show more/)
    expect(shown({ items: [rohan] })).not.toContain('Show more')
    expect(shown({ items: [rohan], hasMore: true, moreFailed: true })).toMatch(
      /role="alert">More conversations could not be loaded\. Please try again\./,
    )
  })
})
