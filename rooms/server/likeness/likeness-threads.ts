import { asGrey, type SafePicture } from '@basera/platform/server/pictures'
import { openThreads } from '@basera/platform/server/threads'
import type { LikenessTask } from './likeness-worker.ts'
import { type PhotoSignature, workingSide } from './photo-signature.ts'
import type { StoredSignature } from './stored-signature.ts'

/** One thread: photos may wait, requests may not. */
const threads = openThreads<LikenessTask, unknown>(new URL('./likeness-worker.ts', import.meta.url), 1)

/** Throws `service_unavailable` when too many pictures wait. */
export async function photoSignature(picture: SafePicture): Promise<PhotoSignature> {
  const { pixels, width, height } = await asGrey(picture, workingSide)
  const grey = { pixels: Float32Array.from(pixels), width, height }
  const signature = (await threads.run({ grey })) as PhotoSignature
  // Between threads a Buffer becomes a plain array of bytes.
  return { ...signature, small: Buffer.from(signature.small) }
}

/** How alike a photo and each of the others are, from 0 to 1. */
export const photoLikenesses = async (
  signature: PhotoSignature,
  others: readonly StoredSignature[],
): Promise<readonly number[]> =>
  others.length === 0 ? [] : ((await threads.run({ signature, others })) as readonly number[])
