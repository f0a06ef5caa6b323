import { z } from 'zod'

/** The channel on which triggers tell of changes of what rooms show (migration 0068). */
export const roomChangesTopic = 'room_changes'

const degrees = z.number().nullable()

export const roomChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('rooms'), rooms: z.array(z.tuple([z.string(), degrees, degrees])) }),
  z.object({ type: z.literal('lister'), id: z.string() }),
  z.object({ type: z.literal('many') }),
])
export type RoomChange = z.output<typeof roomChange>
