import { type DeviceStore, deviceStore } from '@basera/platform/web'

/** A message that the server has not accepted yet. */
export interface PendingMessage {
  readonly client_id: string
  readonly chat_id: string
  /** Its writer: nobody else who signs in here sends it. */
  readonly sender_id: string
  readonly content: string
  readonly created_at: string
  /** The server refused it: it is sent again only when its writer asks for it. */
  readonly hasFailed?: boolean
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isPending(value: unknown): value is PendingMessage {
  if (typeof value !== 'object' || value === null) return false
  const { client_id, chat_id, sender_id, content, created_at } = value as Record<string, unknown>
  return [client_id, chat_id, sender_id, content, created_at].every(isText)
}

const arePending = (value: unknown): value is readonly PendingMessage[] =>
  Array.isArray(value) && value.every(isPending)

/** In the order in which they were written. They survive a reload; signing out deletes them. */
export const pendingMessages: DeviceStore<readonly PendingMessage[]> = deviceStore(
  'chat-outbox',
  [],
  arePending,
)

export const addPending = (message: PendingMessage): void =>
  pendingMessages.write([...pendingMessages.read(), message])

export const removePending = (client_id: string): void =>
  pendingMessages.write(pendingMessages.read().filter((one) => one.client_id !== client_id))

/** Marks a message as refused, or makes it the last pending one again. */
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
