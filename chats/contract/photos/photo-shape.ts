import { id } from '@basera/platform/contract'
import { z } from 'zod'
import { photosMax } from './limits.ts'
import { photoSentences } from './sentences.ts'

/** A photo of a message; sizes in pixels, `blur` is a tiny picture as a `data:` address. */
export const chatPhoto = z.object({
  id: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  blur: z.string(),
})
export type ChatPhoto = z.output<typeof chatPhoto>

/** Photos that were put there for this message, in their order. */
export const photoIds = z
  .array(id)
  .max(photosMax)
  .refine((ids) => new Set(ids).size === ids.length, photoSentences.twice)
  .optional()
