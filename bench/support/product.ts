import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenReady } from './when-ready.ts'

const root = join(import.meta.dirname, '../..')

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Processor time a process has used so far, in seconds (Linux: clock ticks of 10 ms). */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

export interface Product {
  readonly address: string
  readonly pid: number
  /** Id of a room with pictures. */
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

/** Starts the whole product on demo data in a folder of its own. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'basera-bench-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    LIMITS: 'off',
    DATABASE_URL: '',
    ...env,
  }
  const options = {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'] as const,
  }
  const child = spawn(process.execPath, ['apps/server/main.ts'], { ...options, stdio: [...options.stdio] })
  await whenReady(address, child)
  return {
    address,
    pid: child.pid ?? 0,
    roomId: await roomWithPictures(address),
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
