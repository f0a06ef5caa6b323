/** Pixels; the server keeps at most 1,280. */
const longestSide = 2000
const quality = 0.85

export function fittedSize(width: number, height: number): readonly [number, number] {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
}

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))

export async function redrawPhoto(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const [width, height] = fittedSize(bitmap.width, bitmap.height)
    if (width === bitmap.width && height === bitmap.height) return null
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) return null
    context.imageSmoothingQuality = 'high'
    // JPEG has no transparency: it would turn black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(bitmap, 0, 0, width, height)
    return await toJpeg(canvas)
  } finally {
    bitmap.close()
  }
}
