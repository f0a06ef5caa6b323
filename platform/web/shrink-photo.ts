/** Longest side in pixels of a photo that is sent: the server keeps 1,280 at most, and a good picture to make it from. */
const longestSide = 2000
const quality = 0.85

/** Width and height in pixels of a picture shrunk to fit; as they are when it fits already. */
export function fittedSize(width: number, height: number): readonly [number, number] {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
}

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))

async function redraw(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const [width, height] = fittedSize(bitmap.width, bitmap.height)
    if (width === bitmap.width && height === bitmap.height) return null
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const brush = canvas.getContext('2d')
    if (!brush) return null
    brush.imageSmoothingQuality = 'high'
    // JPEG knows no transparency: what lies behind would turn black.
    brush.fillStyle = '#fff'
    brush.fillRect(0, 0, width, height)
    brush.drawImage(bitmap, 0, 0, width, height)
    return await toJpeg(canvas)
  } finally {
    bitmap.close()
  }
}

/**
 * A photo as it is sent: 12 megapixels become about half a megabyte, which a slow network carries ten times sooner. A
 * photo that is small already, or that the browser cannot redraw, stays as it is.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  try {
    const smaller = await redraw(file)
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
