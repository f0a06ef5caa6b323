import { standing } from './chat-notes.ts'
import { textOf } from './frame-text.ts'
import type { Lanes } from './lanes.ts'

/** Tells those who follow a conversation that its other person is suspended, or back. Whoever was not told reads it anew. */
export const tellStandings =
  (lanes: Lanes) =>
  (note: unknown): void => {
    const { data } = standing.safeParse(note)
    if (!data) return
    const frame = textOf(data)
    for (const { followers } of lanes.of(data.user_id))
      for (const connection of followers.keys())
        if (connection.userId !== data.user_id) connection.send(frame)
  }
