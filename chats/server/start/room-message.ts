import { createHash } from 'node:crypto'

/** The client id of a member's first message about a room. */
export const firstMessageAbout = (roomId: string): string => `room:${roomId}`

/** That of a further one: the same words are sent once, however often they arrive (chats.send-once). */
export function laterMessageAbout(roomId: string, content: string): string {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 16)
  return `${firstMessageAbout(roomId)}:${digest}`
}
