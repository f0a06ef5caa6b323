import { deviceStore } from '@basera/platform/web'

/** A message that waits for its writer to sign up or prove a phone (chats.meant-message). Signing out deletes it. */
export interface MeantMessage {
  readonly roomId: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const keptMs = 24 * 60 * 60 * 1000

function isMeant(value: unknown): value is MeantMessage | null {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const { roomId, text, at } = value as Partial<MeantMessage>
  return typeof roomId === 'string' && typeof text === 'string' && typeof at === 'number'
}

/** Local storage, because a mailed link opens in another tab. */
const store = deviceStore<MeantMessage | null>('chat-meant', null, isMeant)

export const keepMeant = (roomId: string, text: string, now = Date.now()): void =>
  store.write({ roomId, text, at: now })

/** What was meant for the lister of a room, if anything, within a day. */
export function readMeant(roomId: string, now = Date.now()): string | undefined {
  const meant = store.read()
  return meant?.roomId === roomId && now - meant.at < keptMs ? meant.text : undefined
}

export function forgetMeant(roomId: string): void {
  if (store.read()?.roomId === roomId) store.write(null)
}
