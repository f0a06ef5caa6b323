import { contactDetails } from '@basera/trust/contract'
import { z } from 'zod'
import {
  editedRoomFields,
  importedRoomFields,
  judgeRoomTogether,
  newRoomFields,
  optionalRoomFields,
} from './room-fields.ts'
import { roomSentences } from './sentences.ts'

interface Room {
  readonly title?: string | undefined
  readonly description?: string | null | undefined
  readonly custom_amenities?: readonly string[] | undefined
}

function together(room: Parameters<typeof judgeRoomTogether>[0] & Room, context: z.RefinementCtx): void {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  judgeRoomTogether(room, refuse)
  // rooms.no-contact-details; the rules are too large for the form's script.
  for (const field of ['title', 'description', 'custom_amenities'] as const)
    if ([room[field] ?? []].flat().some((text) => contactDetails(text).length > 0))
      refuse(field, roomSentences.contactDetails)
}

const mayBeLeftOut = z.object(optionalRoomFields).partial().shape

export const roomCreation = z.strictObject({ ...importedRoomFields, ...mayBeLeftOut }).superRefine(together)

export const roomListing = roomCreation.safeExtend({ available_from: newRoomFields.available_from })

export const roomEdit = z.strictObject(editedRoomFields).partial().superRefine(together)

export type RoomCreation = z.output<typeof roomCreation>
export type RoomEdit = z.output<typeof roomEdit>
