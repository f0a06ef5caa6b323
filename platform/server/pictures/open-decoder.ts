import { lazily } from '../../contract/lazily.ts'

/** Loaded with the first picture: it takes 14 MB. */
export const openDecoder = lazily(async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  // It would cache up to 230 MB per picture, and none comes twice.
  sharp.cache(false)
  return sharp
})
