import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProductProcess } from './product-process.ts'

export interface DemoProduct {
  readonly address: string
  readonly pid: number
  readonly roomId: string
  stop(): Promise<void>
}

async function roomWithPictures(address: string): Promise<string> {
  const { items } = (await (await fetch(`${address}/api/rooms?limit=50`)).json()) as {
    items: { id: string }[]
  }
  for (const { id } of items) {
    const room = (await (await fetch(`${address}/api/rooms/${id}`)).json()) as { images: unknown[] }
    if (room.images.length >= 3) return id
  }
  throw new Error('The demo data has no room with pictures.')
}

/** Starts the whole product on demo data in a folder of its own, with the bot check that people meet. */
export async function startDemoProduct(env: Record<string, string> = {}): Promise<DemoProduct> {
  const data = mkdtempSync(join(tmpdir(), 'basera-demo-'))
  const settings = { DATA_DIR: data, DEMO_DATA: 'on', CAPTCHA: 'altcha', LOG_LEVEL: 'warn', ...env }
  const product = await startProductProcess({ env: settings, onOutput: (text) => process.stderr.write(text) })
  return {
    address: product.address,
    pid: product.pid,
    roomId: await roomWithPictures(product.address),
    async stop() {
      await product.stop()
      rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
