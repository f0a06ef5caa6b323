export interface TarFile {
  /** Plain names with slashes, 250 characters at most. */
  readonly path: string
  readonly bytes: Buffer
}

const block = 512
const padded = (size: number): number => Math.ceil(size / block) * block

/** ustar splits paths: a name of at most 100 characters, and a prefix. */
function splitPath(path: string): { readonly name: string; readonly prefix: string } {
  if (path.length <= 100) return { name: path, prefix: '' }
  const cut = path.indexOf('/', path.length - 101)
  if (cut < 1 || cut > 155) throw new Error(`The path ${path} is too long for an archive.`)
  return { name: path.slice(cut + 1), prefix: path.slice(0, cut) }
}

const sumOf = (head: Buffer): number =>
  head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)

const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`

function headOf({ path, bytes }: TarFile): Buffer {
  const head = Buffer.alloc(block)
  const { name, prefix } = splitPath(path)
  const fields: [number, string][] = [
    [0, name],
    [100, octal(0o600, 7)],
    [108, octal(0, 7)],
    [116, octal(0, 7)],
    [124, octal(bytes.length, 11)],
    [136, octal(0, 11)],
    [156, '0'],
    [257, 'ustar\0' + '00'],
    [345, prefix],
  ]
  for (const [at, text] of fields) head.write(text, at, 'latin1')
  head.write(`${octal(sumOf(head), 6)} `, 148, 'latin1')
  return head
}

/** A file as bytes of an archive. */
export const tarEntry = (file: TarFile): Buffer => {
  const entry = Buffer.alloc(block + padded(file.bytes.length))
  headOf(file).copy(entry)
  file.bytes.copy(entry, block)
  return entry
}

export const tarEnd: Buffer = Buffer.alloc(2 * block)

const textAt = (head: Buffer, from: number, to: number): string => {
  const text = head.toString('latin1', from, to)
  const end = text.indexOf('\0')
  return end < 0 ? text : text.slice(0, end)
}

function readHead(head: Buffer): { readonly path: string; readonly size: number } {
  if (Number.parseInt(textAt(head, 148, 156), 8) !== sumOf(head))
    throw new Error('The archive of files is damaged.')
  const [name, prefix] = [textAt(head, 0, 100), textAt(head, 345, 500)]
  return {
    path: prefix === '' ? name : `${prefix}/${name}`,
    size: Number.parseInt(textAt(head, 124, 136), 8),
  }
}

function byteReader(source: AsyncIterable<Buffer>): (size: number) => Promise<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  let [held, length] = [[] as Buffer[], 0]
  return async (size) => {
    while (length < size) {
      const { value, done } = await chunks.next()
      if (done) throw new Error('The archive of files ends too early.')
      held.push(value)
      length += value.length
    }
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
    held = [all.subarray(size)]
    length = all.length - size
    return all.subarray(0, size)
  }
}

export async function* tarFiles(source: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  const take = byteReader(source)
  for (;;) {
    const head = await take(block)
    if (head.every((byte) => byte === 0)) return
    const { path, size } = readHead(head)
    const body = await take(padded(size))
    yield { path, bytes: Buffer.from(body.subarray(0, size)) }
  }
}
