import { type Api, type FieldError, Problem } from '@basera/platform/contract'
import type { OwnRoom, RoomCalls, RoomEdit } from '@basera/rooms/contract'

export type RoomSaving =
  | { readonly kind: 'saved'; readonly room: OwnRoom }
  | { readonly kind: 'changedElsewhere' }
  /** `message` is absent when nobody knows why. */
  | { readonly kind: 'failed'; readonly message?: string; readonly errors: readonly FieldError[] }

/** Sends `changes` to a room that is expected in state `version`: an edit of an older state is not taken. */
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
