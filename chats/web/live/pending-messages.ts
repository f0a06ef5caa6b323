import type { ChatPhoto } from '@basera/chats/contract'
import { type DeviceStore, deviceStore } from '@basera/platform/web'

export interface PendingMessage {
  readonly client_id: string
  readonly chat_id: string
  /** Nobody else who signs in here sends it. */
  readonly sender_id: string
  readonly content: string
  readonly reply_to?: number | undefined
  /** They are on the server already. */
  readonly photos?: ChatPhoto[] | undefined
  readonly created_at: string
  /** Sent again only on request. */
  readonly hasFailed?: boolean
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isPending(value: unknown): value is PendingMessage {
  if (typeof value !== 'object' || value === null) return false
  const { client_id, chat_id, sender_id, content, created_at, reply_to } = value as Record<string, unknown>
  if (reply_to !== undefined && typeof reply_to !== 'number') return false
  return [client_id, chat_id, sender_id, content, created_at].every(isText)
}

const arePending = (value: unknown): value is readonly PendingMessage[] =>
  Array.isArray(value) && value.every(isPending)

export const pendingMessages: DeviceStore<readonly PendingMessage[]> = deviceStore(
  'chat-outbox',
  [],
  arePending,
)

export const addPending = (message: PendingMessage): void =>
  pendingMessages.write([...pendingMessages.read(), message])

export const removePending = (client_id: string): void =>
  pendingMessages.write(pendingMessages.read().filter((one) => one.client_id !== client_id))

export function setFailed(client_id: string, hasFailed: boolean): void {
  const all = pendingMessages.read()
  const one = all.find((message) => message.client_id === client_id)
  if (!one) return
  const changed = { ...one, hasFailed }
  const others = all.filter((message) => message !== one)
  pendingMessages.write(
    hasFailed ? all.map((message) => (message === one ? changed : message)) : [...others, changed],
  )
}

export const nextPending = (senderId: string, chatId: string): PendingMessage | undefined =>
  pendingMessages.read().find((one) => one.sender_id === senderId && one.chat_id === chatId && !one.hasFailed)
