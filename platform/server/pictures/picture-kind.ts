export type PictureKind = 'jpeg' | 'png' | 'webp'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

const starts = (bytes: Buffer, with_: Buffer, at = 0) => bytes.subarray(at, at + with_.length).equals(with_)

/** The kind by its first bytes; undefined for all other formats (`shell.picture-kinds`). */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  if (starts(bytes, jpeg)) return 'jpeg'
  if (starts(bytes, png)) return 'png'
  if (starts(bytes, Buffer.from('RIFF')) && starts(bytes, Buffer.from('WEBP'), 8)) return 'webp'
  return undefined
}
