import { lowerOwnPriority } from '@basera/platform/server/own-priority'
import type { GreyPicture } from './blurred-levels.ts'
import { type PhotoSignature, signatureOf } from './photo-signature.ts'
import { photoLikeness, type StoredSignature, wantedPhoto } from './stored-signature.ts'

export type LikenessTask =
  | { readonly grey: GreyPicture }
  | { readonly signature: PhotoSignature; readonly others: readonly StoredSignature[] }

export default function answer(task: LikenessTask): PhotoSignature | readonly number[] {
  if ('grey' in task) return signatureOf(task.grey)
  const wanted = wantedPhoto(task.signature)
  return task.others.map((other) => photoLikeness(wanted, other))
}

lowerOwnPriority()
