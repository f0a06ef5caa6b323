import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { GreyPixels } from '../pictures/index.ts'

const codesMax = 4
const textMax = 500

let prepared: Promise<unknown> | undefined

/** From the package itself: by default it would come from another host. */
async function prepare(): Promise<unknown> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const wasmBinary = new Uint8Array(await readFile(file)).buffer
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}

function asRgba({ pixels, width, height }: GreyPixels): ImageData {
  const data = new Uint8ClampedArray(width * height * 4)
  for (const [at, grey] of pixels.entries()) data.fill(grey, at * 4, at * 4 + 3)
  for (let at = 3; at < data.length; at += 4) data[at] = 255
  return { data, width, height, colorSpace: 'srgb' } as ImageData
}

/** What the QR codes in a picture say, four at most, 500 characters of each. */
export async function readCodes(grey: GreyPixels): Promise<string[]> {
  prepared ??= prepare()
  await prepared
  const found = await readBarcodes(asRgba(grey), {
    formats: ['QRCode', 'MicroQRCode', 'RMQRCode'],
    maxNumberOfSymbols: codesMax,
    tryHarder: true,
    tryInvert: true,
    tryRotate: true,
  })
  return found.filter(({ isValid }) => isValid).map(({ text }) => text.slice(0, textMax))
}
