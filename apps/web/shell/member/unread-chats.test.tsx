import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { titleWithCount, UnreadBadge } from './unread-chats.tsx'

const words = (count: number) =>
  renderToString(<UnreadBadge count={count} />)
    .replace(/<style.*<\/style>/s, '')
    .replace(/<b[^>]*aria-hidden="true"[^>]*>([^<]*)<\/b>/, '[$1]')
    .replaceAll(/<[^>]+>/g, '')

describe('shell.unread-count: unread counts in the bars', () => {
  it.each([
    [0, ''],
    [3, '[3] 3 unread'],
    [99, '[99] 99 unread'],
    [100, '[99+] 99+ unread'],
  ])('%i: shown as a number, read out after the name of the link', (count, shown) => {
    expect(words(count)).toBe(shown)
  })

  it.each([
    ['Chats | Basera', 3, '(3) Chats | Basera'],
    ['(3) Chats | Basera', 100, '(99+) Chats | Basera'],
    ['(99+) Chats | Basera', 0, 'Chats | Basera'],
  ])('the title of /chats: %s with %i', (title, count, shown) => {
    expect(titleWithCount(title, count)).toBe(shown)
  })
})
