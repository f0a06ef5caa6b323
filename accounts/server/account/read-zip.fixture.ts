import { crc32, inflateRawSync } from 'node:zlib'

const entry = 0x02014b50
const end = 0x06054b50

/** The files of a ZIP by name, read by its directory, each checked by its sum. Throws where the archive is not whole. */
export function readZip(zip: Buffer): Record<string, Buffer> {
  const tail = zip.length - 22
  if (zip.readUInt32LE(tail) !== end) throw new Error('the archive has no end')
  const files: Record<string, Buffer> = {}
  let at = zip.readUInt32LE(tail + 16)
  for (let n = zip.readUInt16LE(tail + 10); n > 0; n--) {
    if (zip.readUInt32LE(at) !== entry) throw new Error('the directory is broken')
    const [method, sum, size] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
    ]
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + size)
    const bytes = method === 0 ? packed : inflateRawSync(packed)
    if (crc32(bytes) !== sum) throw new Error(`${name} is broken`)
    files[name] = bytes
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
