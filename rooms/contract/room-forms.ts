import { z } from 'zod'
import {
  editedRoomFields,
  importedRoomFields,
  judgeRoomTogether,
  newRoomFields,
  optionalRoomFields,
} from './room-fields.ts'

const together = (room: Parameters<typeof judgeRoomTogether>[0], context: z.RefinementCtx) =>
  judgeRoomTogether(room, (path, message) => context.addIssue({ code: 'custom', path: [path], message }))

const mayBeLeftOut = z.object(optionalRoomFields).partial().shape

export const roomCreation = z.strictObject({ ...importedRoomFields, ...mayBeLeftOut }).superRefine(together)

export const roomListing = roomCreation.safeExtend({ available_from: newRoomFields.available_from })

export const roomEdit = z.strictObject(editedRoomFields).partial().superRefine(together)

export type RoomCreation = z.output<typeof roomCreation>
export type RoomEdit = z.output<typeof roomEdit>
