import { type DeviceStore, deviceStore } from '@basera/platform/web'
import { type AnswerChanges, areAnswerChanges } from '@basera/roommates/contract'

const stores = new Map<string, DeviceStore<AnswerChanges>>()

/** Answers that are not saved yet survive reloads and a lost connection; signing out deletes them. */
export function answersDraft(userId: string): DeviceStore<AnswerChanges> {
  const known =
    stores.get(userId) ?? deviceStore<AnswerChanges>(`basera-answers-${userId}`, {}, areAnswerChanges)
  stores.set(userId, known)
  return known
}
