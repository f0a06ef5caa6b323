import { describe, expect, it } from 'vitest'
import { checkHistory } from './check-history.ts'
import type { ChatEvent, KeptMessage, MemberHistory } from './history.ts'

const kept = (seq: number, sender: string): KeptMessage => ({
  chat: 'talk',
  seq,
  id: `id${seq}`,
  sender,
  clientId: `name${seq}`,
})
const messages = [kept(1, 'asha'), kept(2, 'rohan'), kept(3, 'asha')]
const got = (seq: number, link = 1): ChatEvent => ({
  kind: 'message',
  link,
  chat: 'talk',
  id: `id${seq}`,
  seq,
  sender: 'somebody',
})
const ack = (seq: number, link = 1): ChatEvent => ({
  kind: 'ack',
  link,
  chat: 'talk',
  clientId: `name${seq}`,
  id: `id${seq}`,
  seq,
})
const since = (seq: number, link = 1): ChatEvent => ({ kind: 'subscribe', link, chat: 'talk', since: seq })
const upTo = (last: number, link = 1): ChatEvent => ({ kind: 'subscribed', link, chat: 'talk', last })

const of = (member: string, ...events: ChatEvent[]): MemberHistory => ({ member, chats: ['talk'], events })
const asha = of('asha', since(0), upTo(0), ack(1), got(2), ack(3))
const rohan = of('rohan', since(0), upTo(0), got(1), ack(2), got(3))

describe('the checker of histories', () => {
  it('finds nothing where nothing is wrong, also over a lost link and an acknowledgement that came twice', () => {
    expect(checkHistory([asha, rohan], messages)).toEqual([])
    const again = of(
      'asha',
      since(0),
      upTo(0),
      ack(1),
      since(1, 2),
      got(3, 2),
      ack(1, 2),
      got(2, 2),
      got(3, 2),
      upTo(3, 2),
    )
    expect(checkHistory([again, rohan], messages)).toEqual([])
  })

  it.each<[string, readonly MemberHistory[], readonly KeptMessage[]]>([
    ['a message that one member never got', [asha, of('rohan', since(0), upTo(0), got(1), ack(2))], messages],
    [
      'a message that came twice',
      [of('asha', since(0), upTo(0), ack(1), got(2), got(2), ack(3)), rohan],
      messages,
    ],
    ['messages out of order', [asha, of('rohan', since(0), upTo(0), got(3), ack(2), got(1))], messages],
    ['what was sent before', [of('asha', since(0), got(2), upTo(3), ack(1), got(2)), rohan], messages],
    ['an acknowledgement before the commit', [of('asha', ...asha.events, ack(4)), rohan], messages],
    ['an acknowledgement of another message', [asha, rohan], [kept(1, 'rohan'), ...messages.slice(1)]],
    ['a gap in the numbers', [asha, rohan], [messages[0], messages[2]] as KeptMessage[]],
    ['a message kept twice', [asha, rohan], [...messages, { ...kept(4, 'asha'), clientId: 'name1' }]],
    ['a message nobody sent', [of('asha', ...asha.events, got(9)), rohan], messages],
    ['a stranger who listens', [asha, rohan, { member: 'meera', chats: [], events: [got(1)] }], messages],
  ])('catches %s', (_, histories, database) => {
    expect(checkHistory(histories, database)).not.toEqual([])
  })
})
