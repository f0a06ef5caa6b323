/** Shrinks a photo for upload: 12 megapixels become about half a megabyte. Small or unreadable ones stay. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  try {
    const { redrawPhoto } = await import('./redraw-photo.ts')
    const smaller = await redrawPhoto(file)
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
