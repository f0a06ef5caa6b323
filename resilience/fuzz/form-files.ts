import sharp from 'sharp'
import type { FormPart } from './fuzz-request.ts'

export const formFiles = [
  'jpeg',
  'png',
  'webp',
  'gif',
  'svg',
  'cut jpeg',
  'text',
  'nothing',
  'large',
] as const

const drawn = () => sharp({ create: { width: 48, height: 36, channels: 3, background: '#7a5' } })

/** The largest picture that is taken, and a little more (rooms.photo-upload). */
const tooLarge = 8 * 1024 * 1024 + 1

export async function readyFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const jpeg = await drawn().jpeg().toBuffer()
  return new Map<string, Buffer>([
    ['jpeg', jpeg],
    ['png', await drawn().png().toBuffer()],
    ['webp', await drawn().webp().toBuffer()],
    ['gif', await drawn().gif().toBuffer()],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['cut jpeg', jpeg.subarray(0, jpeg.length / 2)],
    ['text', Buffer.from('no picture at all')],
    ['nothing', Buffer.alloc(0)],
    ['large', Buffer.concat([jpeg, Buffer.alloc(tooLarge)])],
  ])
}

const boundary = 'basera-fuzz'

export const formType = `multipart/form-data; boundary=${boundary}`

export function writeForm(part: FormPart, file: Buffer): Buffer {
  const name = part.filename === undefined ? '' : `; filename="${part.filename}"`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"${name}\r\ncontent-type: ${part.type}\r\n\r\n`
  const one = [Buffer.from(head), file, Buffer.from('\r\n')]
  const end = Buffer.from(`--${boundary}--\r\n`)
  if (part.spoil === 'twice') return Buffer.concat([...one, ...one, end])
  if (part.spoil === 'cut') return Buffer.concat([Buffer.from(head), file.subarray(0, file.length / 2)])
  return part.spoil === 'no end' ? Buffer.concat(one) : Buffer.concat([...one, end])
}
