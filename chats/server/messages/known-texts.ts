import { LRUCache } from 'lru-cache'
import { judgedWith, type NewMessage, type SentMessage } from './messages.queries.ts'

type Sender = Pick<NewMessage, 'chatId' | 'senderId'>

const mostCharacters = 2_000_000
const none: readonly string[] = []

const keyOf = ({ chatId, senderId }: Sender) => `${chatId} ${senderId}`

/** What senders last wrote in a chat, newest first, as far as this process knows. Others may have written more. */
export class KnownTexts {
  readonly #texts = new LRUCache<string, readonly string[]>({
    maxSize: mostCharacters,
    sizeCalculation: (texts, key) => texts.reduce((sum, { length }) => sum + length, key.length),
  })

  of(sender: Sender): readonly string[] {
    return this.#texts.get(keyOf(sender)) ?? none
  }

  keep(sender: Sender, texts: readonly string[]): void {
    this.#texts.set(keyOf(sender), texts)
  }

  add({ chat_id: chatId, sender_id: senderId, content }: SentMessage): void {
    const sender = { chatId, senderId }
    this.keep(sender, [content, ...this.of(sender)].slice(0, judgedWith.texts))
  }
}
