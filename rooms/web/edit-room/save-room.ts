import { type Api, type FieldError, Problem } from '@basera/platform/contract'
import type { OwnRoom, RoomCalls, RoomEdit } from '@basera/rooms/contract'

export type RoomSaving =
  | { readonly kind: 'saved'; readonly room: OwnRoom }
  | { readonly kind: 'changedElsewhere' }
  /** No `message`: the reason is unknown. */
  | { readonly kind: 'failed'; readonly message?: string; readonly errors: readonly FieldError[] }

/** Sends `changes` made of `version`; an edit of an older version is refused (rooms.edit-version). */
export async function saveRoom(
  api: Api<RoomCalls>,
  id: string,
  changes: RoomEdit,
  version: number,
): Promise<RoomSaving> {
  try {
    const body = { ...changes, version }
    return { kind: 'saved', room: await api('PATCH /api/rooms/{id}', { params: { id }, body }) }
  } catch (error) {
    if (!(error instanceof Problem)) return { kind: 'failed', errors: [] }
    if (error.code === 'conflict') return { kind: 'changedElsewhere' }
    return { kind: 'failed', message: error.message, errors: error.errors }
  }
}
