import type { ChatChannels } from './chat-channels.ts'
import { accountStatusEvent } from './chat-events.ts'
import { encodeFrame } from './server-frames.ts'

/** A lost event is read again later. */
export const sendAccountStatus =
  (channels: ChatChannels) =>
  (event: unknown): void => {
    const { data } = accountStatusEvent.safeParse(event)
    if (!data) return
    const frame = encodeFrame(data)
    for (const connection of channels.followersOf(data.user_id)) connection.send(frame)
  }
