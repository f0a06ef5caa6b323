import { parseArgs } from 'node:util'
import { median, percentile, printTable } from '@basera/testkit/load'
import { type DemoProduct, startDemoProduct } from '@basera/testkit/product'
import sharp from 'sharp'
import { signIn } from '../load/sign-in.ts'
import { searchSteadily } from '../search/search-steadily.ts'

/** As a phone's camera takes it: 12 megapixels. */
function cameraPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  return sharp({ create: { width: 500, height: 375, channels: 3, background: '#7a5', noise } })
    .resize(4000, 3000)
    .jpeg({ quality: 85 })
    .toBuffer()
}

interface Lister {
  readonly headers: { readonly authorization: string }
  /** Where photos of a room of theirs are. */
  readonly images: string
}

async function someLister({ address }: DemoProduct): Promise<Lister> {
  const token = await signIn(address, { email: 'asha@demo.basera.test', password: 'basera-demo-1' })
  const headers = { authorization: `Bearer ${token}` }
  const own = await fetch(`${address}/api/me/rooms`, { headers })
  const { items } = (await own.json()) as { items: { id: string; image_count: number }[] }
  const room = items.find(({ image_count }) => image_count < 7)
  if (!room) throw new Error('There is no room to add a photo to.')
  return { headers, images: `${address}/api/rooms/${room.id}/images` }
}

/** Adds a photo and removes it again; gives the milliseconds until it was there. */
async function upload({ headers, images }: Lister, photo: Buffer): Promise<number> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'room.jpg')
  const start = performance.now()
  const answer = await fetch(images, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`An upload answered ${answer.status}: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  const time = performance.now() - start
  await fetch(`${images}/${id}`, { method: 'DELETE', headers })
  return time
}

interface Round {
  readonly quiet: number[]
  readonly busy: number[]
  readonly uploads: number[]
}

const shares = [0.5, 0.95, 0.99]
const ratios = ({ quiet, busy }: Round) =>
  shares.map((share) => percentile(busy, share) / percentile(quiet, share))

/** Room search while one photo after the other is uploaded, against its own times without them. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '15' } },
  })
  const photo = await cameraPhoto()
  const product = await startDemoProduct({ CAPTCHA: 'off' })
  try {
    const lister = await someLister(product)
    await searchSteadily(product, 3000, 1)
    await upload(lister, photo)
    const rounds: Round[] = []
    for (let round = 0; round < Number(values.rounds); round++) {
      const milliseconds = Number(values.seconds) * 1000
      const quiet = await searchSteadily(product, milliseconds, round + 2)
      let over = false
      const uploads: number[] = []
      const uploading = (async () => {
        while (!over) uploads.push(await upload(lister, photo))
      })()
      const busy = await searchSteadily(product, milliseconds, -round - 2)
      over = true
      await uploading
      rounds.push({ quiet, busy, uploads })
    }
    const ms = (times: number[]) => shares.map((share) => percentile(times, share).toFixed(1)).join(' / ')
    printTable(
      [
        'searches',
        'p50 / p95 / p99 ms',
        'beside uploads',
        'p50 / p95 / p99 ms',
        'ratios',
        'photos',
        'p50 ms',
      ],
      rounds.map(({ quiet, busy, uploads }) => [
        ...[quiet.length, ms(quiet), busy.length, ms(busy)],
        ratios({ quiet, busy, uploads })
          .map((ratio) => ratio.toFixed(2))
          .join(' / '),
        ...[uploads.length, percentile(uploads, 0.5).toFixed(0)],
      ]),
    )
    const middle = shares.map((_, index) =>
      median(rounds.map((round) => ratios(round)[index] ?? 0)).toFixed(2),
    )
    console.log(
      `\nA photo of ${(photo.length / 1e6).toFixed(1)} MB. Medians of the ratios: ${middle.join(' / ')}.`,
    )
  } finally {
    await product.stop()
  }
}
