import type { ChatCalls, Message, ServerFrame } from '@basera/chats/contract'
import { type Api, Problem } from '@basera/platform/contract'
import type { PendingMessage } from './pending-messages.ts'

type Answer = Extract<ServerFrame, { type: 'ack' | 'error' }>

/** Milliseconds to wait for the answer to a message sent over the live connection. */
const answerTimeout = 10_000

/** `unreachable`: again at the next connection; otherwise after a while. */
export type SendOutcome =
  | { readonly accepted: Message }
  /** Why, where that says more than that it was not sent; else empty. */
  | { readonly refused: string }
  | { readonly retry: 'unreachable' | 'busy' | 'broken' }

// The person is refused, not the message: it waits until they may write.
const personCodes: readonly string[] = ['no_session', 'phone_not_verified']
const busyCodes: readonly string[] = ['too_many_requests', 'service_unavailable']
const explained: readonly string[] = ['sending_paused', 'conflict']

function outcomeOf(code: string, detail: string): SendOutcome {
  if (personCodes.includes(code)) return { retry: 'unreachable' }
  if (busyCodes.includes(code)) return { retry: 'busy' }
  if (code === 'internal_error') return { retry: 'broken' }
  return { refused: explained.includes(code) ? detail : '' }
}

const written = ({ content, reply_to, photos }: PendingMessage) => ({
  content,
  reply_to,
  photos: photos?.map(({ id }) => id),
})

export class MessageTransport {
  readonly #send: (frame: object) => boolean
  readonly #api: Api<ChatCalls>
  readonly #answers = new Map<string, (answer: Answer | 'lost' | 'late') => void>()

  constructor(send: (frame: object) => boolean, api: Api<ChatCalls>) {
    this.#send = send
    this.#api = api
  }

  onAnswer(answer: Answer): void {
    if (answer.client_id) this.#answers.get(answer.client_id)?.(answer)
  }

  onConnectionLost(): void {
    for (const settle of this.#answers.values()) settle('lost')
  }

  async sendLive(message: PendingMessage): Promise<SendOutcome> {
    const { client_id, chat_id, sender_id } = message
    const answered = this.#waitForAnswer(client_id)
    if (!this.#send({ type: 'send', client_id, chat_id, ...written(message) }))
      this.#answers.get(client_id)?.('lost')
    const answer = await answered
    if (answer === 'lost') return { retry: 'unreachable' }
    if (answer === 'late') return { retry: 'busy' }
    // HTTP answers in the reader's language.
    if (answer.type === 'error' && explained.includes(answer.code)) return this.sendByHttp(message)
    if (answer.type === 'error') return outcomeOf(answer.code, answer.detail)
    const { id, seq, created_at } = answer
    const { content, reply_to, photos } = message
    return {
      accepted: { id, chat_id, seq, sender_id, content, reply_to, photos, created_at, warning: null },
    }
  }

  async sendByHttp(message: PendingMessage): Promise<SendOutcome> {
    const { client_id, chat_id } = message
    const input = { params: { id: chat_id }, body: { client_id, ...written(message) } }
    try {
      return { accepted: await this.#api('POST /api/chats/{id}/messages', input) }
    } catch (error) {
      return error instanceof Problem ? outcomeOf(error.code, error.message) : { retry: 'unreachable' }
    }
  }

  #waitForAnswer(client_id: string): Promise<Answer | 'lost' | 'late'> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#answers.get(client_id)?.('late'), answerTimeout)
      this.#answers.set(client_id, (answer) => {
        clearTimeout(timer)
        this.#answers.delete(client_id)
        resolve(answer)
      })
    })
  }
}
