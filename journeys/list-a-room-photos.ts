import { randomFillSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const width = 4000
const height = 3000
/** Levels of grey that the grain of a photo spreads over: it decides what a photo weighs. */
const grain = 40

/**
 * Writes `count` photos as a phone's camera makes them, 12 megapixels of several megabytes each, named by `fileOf`. Answers
 * the files. Written to disk, because a browser under test takes no more than 50 MB from memory.
 */
export async function takePhotos(
  count: number,
  fileOf: (name: string) => string,
): Promise<readonly { readonly file: string; readonly bytes: number }[]> {
  const noise = randomFillSync(Buffer.alloc(width * height * 3))
  const photos = []
  for (let place = 1; place <= count; place++) {
    // Each in a light of its own: no two are the same photo.
    const light = 90 + 8 * place
    const photo = await sharp(noise, { raw: { width, height, channels: 3 } })
      .linear(grain / 255, light)
      .jpeg({ quality: 90 })
      .toBuffer()
    const file = fileOf(`room-${place}.jpg`)
    await writeFile(file, photo)
    photos.push({ file, bytes: photo.length })
  }
  return photos
}
