import type { ChatCalls, Message, ServerFrame } from '@basera/chats/contract'
import { type Api, Problem } from '@basera/platform/contract'
import type { WaitingMessage } from './waiting-messages.ts'

type Answer = Extract<ServerFrame, { type: 'ack' | 'error' }>

/** Milliseconds in which a message that went over the connection has to be answered. */
const answerLimit = 10_000

/**
 * What became of one attempt: the server keeps the message, or refuses it; or nothing is known, and it is sent again, at
 * the next chance or (`busy`) after a while.
 */
export type Posted =
  | { readonly kept: Message }
  | { readonly refused: string }
  | { readonly later: 'unreachable' | 'busy' | 'broken' }

// The person, not the message, is refused: it is sent once they may write again.
const aboutPerson: readonly string[] = ['no_session', 'phone_not_verified']
const aboutTime: readonly string[] = ['too_many_requests', 'service_unavailable']

function outcomeOf(code: string, detail: string): Posted {
  if (aboutPerson.includes(code)) return { later: 'unreachable' }
  if (aboutTime.includes(code)) return { later: 'busy' }
  return code === 'internal_error' ? { later: 'broken' } : { refused: detail }
}

/** Brings single messages to the server, over the connection or by a call. */
export class Post {
  readonly #send: (frame: object) => boolean
  readonly #api: Api<ChatCalls>
  readonly #answers = new Map<string, (answer: Answer | 'lost' | 'late') => void>()

  /** `send` is false when there is no connection. */
  constructor(send: (frame: object) => boolean, api: Api<ChatCalls>) {
    this.#send = send
    this.#api = api
  }

  /** What the server said about a message that went over the connection. */
  answer(answer: Answer): void {
    if (answer.client_id) this.#answers.get(answer.client_id)?.(answer)
  }

  /** The connection is gone, and with it the answers. */
  lost(): void {
    for (const give of this.#answers.values()) give('lost')
  }

  async live(message: WaitingMessage): Promise<Posted> {
    const { client_id, chat_id, content, sender_id } = message
    const asked = this.#answerTo(client_id)
    if (!this.#send({ type: 'send', client_id, chat_id, content })) this.#answers.get(client_id)?.('lost')
    const answer = await asked
    if (answer === 'lost') return { later: 'unreachable' }
    if (answer === 'late') return { later: 'busy' }
    if (answer.type === 'error') return outcomeOf(answer.code, answer.detail)
    const { id, seq, created_at } = answer
    return { kept: { id, chat_id, seq, sender_id, content, created_at } }
  }

  async call({ client_id, chat_id, content }: WaitingMessage): Promise<Posted> {
    const input = { params: { id: chat_id }, body: { client_id, content } }
    try {
      return { kept: await this.#api('POST /api/chats/{id}/messages', input) }
    } catch (error) {
      return error instanceof Problem ? outcomeOf(error.code, error.message) : { later: 'unreachable' }
    }
  }

  #answerTo(client_id: string): Promise<Answer | 'lost' | 'late'> {
    return new Promise((give) => {
      const timer = setTimeout(() => this.#answers.get(client_id)?.('late'), answerLimit)
      this.#answers.set(client_id, (answer) => {
        clearTimeout(timer)
        this.#answers.delete(client_id)
        give(answer)
      })
    })
  }
}
