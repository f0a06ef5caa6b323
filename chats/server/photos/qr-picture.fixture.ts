import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

/** A photo of a table on which lies a paper with a QR code, a little turned. */
export async function qrPicture(text: string): Promise<Buffer> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(await readFile(file)).buffer },
    fireImmediately: true,
  })
  const { svg } = await writeBarcode(text, { format: 'QRCode', addQuietZones: true })
  const paper = await sharp(Buffer.from(svg))
    .resize(420, 420, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .rotate(7, { background: '#fff' })
    .png()
    .toBuffer()
  const table = { width: 1200, height: 900, channels: 3, background: '#7a5230' } as const
  return sharp({ create: table })
    .composite([{ input: paper, left: 500, top: 260 }])
    .jpeg({ quality: 70 })
    .toBuffer()
}
