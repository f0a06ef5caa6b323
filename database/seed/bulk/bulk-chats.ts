import { type Clock, day, minute } from '../base/clock.ts'
import type { Dice } from '../base/dice.ts'
import type { ChatRow, MessageRow, ReadRow } from '../rows.ts'

/** Messages in a full bulk chat. */
const messagesPerChat = 40

const lines =
  'Is it still free?|Yes, it is.|Can I see it on Saturday?|Morning is better for us.|How much are the bills?|About the same as everywhere here.|Is there parking for a scooter?|Yes, inside the gate.|Thank you, I will think about it.|Take your time.|Do you have more photos?|I will add some today.|Is the deposit fixed?|We can talk about it when you come.|I am on the way.|Gate number two, please.|Reached.|Coming down.|It is a nice place.|Glad you like it.'.split(
    '|',
  )

/** Pairs that never repeat while there are fewer than people squared over two: (0,1) (1,2) … then (0,2) (1,3) … */
const pairAt = (index: number, people: readonly string[]): readonly [string, string] => {
  const first = index % people.length
  const second = (first + 1 + Math.floor(index / people.length)) % people.length
  const [a, b] = [people[first] ?? '', people[second] ?? '']
  return a < b ? [a, b] : [b, a]
}

export interface BulkChats {
  readonly count: number
  chats(): Generator<ChatRow>
  messages(): Generator<MessageRow>
  reads(): Generator<ReadRow>
}

/** `total` messages in as many chats as that takes, between the given people, each pair at most once. */
export function bulkChats(dice: Dice, people: readonly string[], total: number, clock: Clock): BulkChats {
  const count = Math.ceil(total / messagesPerChat)
  const most = Math.floor((people.length - 1) / 2) * people.length
  if (count > most)
    throw new Error(`${people.length} people can have ${most} chats, not ${count}: add --profiles.`)
  const sizeOf = (index: number) => Math.min(messagesPerChat, total - index * messagesPerChat)
  const chatAt = (index: number) => {
    const own = dice.of('bulk chat', index)
    const start = own.next() * 90 * day + messagesPerChat * 9 * minute
    return { id: own.uuid(), pair: pairAt(index, people), size: sizeOf(index), own, start }
  }
  const sentAt = (start: number, seq: number) => clock.ago(start - seq * 9 * minute)
  return {
    count,
    *chats() {
      for (let index = 0; index < count; index += 1) {
        const { id, pair, size, start } = chatAt(index)
        const span = { created_at: sentAt(start, 0), updated_at: sentAt(start, size) }
        yield { id, user1_id: pair[0], user2_id: pair[1], last_seq: size, ...span }
      }
    },
    *messages() {
      for (let index = 0; index < count; index += 1) {
        const { id, pair, size, own, start } = chatAt(index)
        for (let seq = 1; seq <= size; seq += 1) {
          const sender_id = pair[own.chance(0.5) ? 0 : 1]
          const message = { client_id: String(seq), content: own.pick(lines), created_at: sentAt(start, seq) }
          yield { id: own.uuid(), chat_id: id, seq, sender_id, ...message }
        }
      }
    },
    *reads() {
      for (let index = 0; index < count; index += 1) {
        const { id, pair, size, own } = chatAt(index)
        for (const user_id of pair) yield { chat_id: id, user_id, seq: size - own.int(0, Math.min(3, size)) }
      }
    },
  }
}
