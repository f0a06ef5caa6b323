import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { message, rohan } from '../live/live-world.fixture.ts'
import { isSameGroup, MessageItem } from './message-item.tsx'

const at = (created_at: string, sender_id: string = rohan) => message(1, { created_at, sender_id })

describe('what was said', () => {
  it.each([
    ['within five minutes', at('2026-06-09T10:04:59Z'), true],
    ['after five minutes', at('2026-06-09T10:05:00Z'), false],
    ['by the other person', at('2026-06-09T10:01:00Z', 'asha'), false],
  ])('stands under one time: %s', (_, next, together) => {
    expect(isSameGroup(at('2026-06-09T10:00:00Z'), next)).toBe(together)
  })

  it('does not stand together over midnight in India', () => {
    expect(isSameGroup(at('2026-06-09T18:29:00Z'), at('2026-06-09T18:31:00Z'))).toBe(false)
  })

  const shown = (by: string | undefined, isSeen: boolean, showsSeen: boolean, content = 'Come at 10') =>
    renderToStaticMarkup(
      <MessageItem
        message={message(1, { content })}
        by={by}
        isLast
        isKnown
        isSeen={isSeen}
        showsSeen={showsSeen}
      />,
    )

  it('chats.day-labels: has its time, and says who said it', () => {
    expect(shown('Rohan Mehta', false, false)).toMatch(/Rohan Mehta said: <\/span>Come at 10.*>00:30</)
  })

  it('chats.seen-state: says of one’s own whether it was sent or seen; of others nothing', () => {
    expect(shown(undefined, false, false)).toContain('<span class="sr-only">Sent</span>')
    expect(shown(undefined, true, false)).toContain('<span class="sr-only">Seen</span>')
    expect(shown(undefined, true, true)).toContain('<span>Seen</span>')
    expect(shown('Rohan Mehta', true, false)).not.toMatch(/Sent|Seen/)
  })

  const warned = (level: 'careful' | 'danger') =>
    renderToStaticMarkup(
      <MessageItem
        message={message(1, {
          content: 'Pay at https://a.in/x',
          warning: { kind: 'payment_before_visit', level },
        })}
        by="Rohan Mehta"
        isLast
        isKnown
        isSeen={false}
        showsSeen={false}
      />,
    )

  it('chats.warned-text: is folded where it is dangerous, with help, and not where care is enough', () => {
    const danger = warned('danger')
    expect(danger).toMatch(/This message may be a scam.*aria-expanded="false".*Show it.*role="note".*1930/)
    expect(danger).not.toContain('Pay at')
    expect(warned('careful')).toMatch(/Pay at.*role="note".*Careful:/)
    expect(warned('careful')).not.toContain('1930')
  })

  it('chats.warned-links: has no link that opens by itself', () => {
    expect(warned('careful')).toMatch(/<button type="button" class="warned-link">https:\/\/a.in\/x/)
    expect(warned('careful')).not.toContain('href="https://a.in')
  })

  it('chats.message-links: shows links as text links that vouch for nothing, and no HTML', () => {
    const html = shown('Rohan', false, false, 'See https://a.in/x <b>now</b>')
    expect(html).toContain(
      '<a href="https://a.in/x" target="_blank" rel="noopener noreferrer nofollow ugc" class="underline">https://a.in/x</a>',
    )
    expect(html).toContain('&lt;b&gt;now&lt;/b&gt;')
  })
})
