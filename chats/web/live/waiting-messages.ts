import { type DeviceStore, deviceStore } from '@basera/platform/web'

/** A message that was sent here and is not known to be kept by the server. */
export interface WaitingMessage {
  readonly client_id: string
  readonly chat_id: string
  /** Who wrote it: another person at this browser sends nothing of it. */
  readonly sender_id: string
  readonly content: string
  readonly created_at: string
  /** The server refused it: only its writer can have it sent again. */
  readonly hasFailed?: boolean
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isWaiting(value: unknown): value is WaitingMessage {
  if (typeof value !== 'object' || value === null) return false
  const { client_id, chat_id, sender_id, content, created_at } = value as Record<string, unknown>
  return [client_id, chat_id, sender_id, content, created_at].every(isText)
}

const areWaiting = (value: unknown): value is readonly WaitingMessage[] =>
  Array.isArray(value) && value.every(isWaiting)

/** In the order in which they were written. They survive a reload; signing out wipes them like all that is kept here. */
export const waitingMessages: DeviceStore<readonly WaitingMessage[]> = deviceStore(
  'chat-outbox',
  [],
  areWaiting,
)

export const addWaiting = (message: WaitingMessage): void =>
  waitingMessages.write([...waitingMessages.read(), message])

export const dropWaiting = (client_id: string): void =>
  waitingMessages.write(waitingMessages.read().filter((one) => one.client_id !== client_id))

/** Sets a refused message aside, or has it wait again as the last of its conversation. */
export function markWaiting(client_id: string, hasFailed: boolean): void {
  const all = waitingMessages.read()
  const one = all.find((message) => message.client_id === client_id)
  if (!one) return
  const changed = { ...one, hasFailed }
  const others = all.filter((message) => message !== one)
  waitingMessages.write(
    hasFailed ? all.map((message) => (message === one ? changed : message)) : [...others, changed],
  )
}

/** The next message of a person to send in a conversation. */
export const nextWaiting = (senderId: string, chatId: string): WaitingMessage | undefined =>
  waitingMessages.read().find((one) => one.sender_id === senderId && one.chat_id === chatId && !one.hasFailed)
