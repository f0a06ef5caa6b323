import { existsSync, readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFaulty, statusOf, until } from './faulty-product.ts'

export interface DescriptorFigures {
  /** Connections that were open or asked for at a time. */
  readonly connections: number
  /** Descriptors of the process at the worst moment. */
  readonly atWorst: number
  /** Answers of /livez over a connection opened before, while the others were there. */
  readonly livez: readonly number[]
  /** Milliseconds from the end of the crowd to a page. */
  readonly recovered: number
  readonly isAlive: boolean
  readonly fatal: readonly string[]
}

export const canLimitDescriptors = existsSync('/usr/bin/prlimit')

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: basera\r\n\r\n`

/** One kept connection, like a health check's. */
function keptConnection(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  return {
    socket,
    ask: async (): Promise<number> => {
      const answered = new Promise<number>((done) =>
        socket.once('data', (bytes: Buffer) => done(Number(String(bytes).split(' ')[1]))),
      )
      socket.write(request('/livez'))
      return Promise.race([answered, sleep(5000, 0)])
    },
  }
}

export async function fewDescriptors(options: {
  readonly data: string
  readonly databaseUrl: string
  readonly descriptors: number
  readonly connections: number
  readonly stay: number
}): Promise<DescriptorFigures> {
  const { data, databaseUrl, descriptors, connections, stay } = options
  const limit = `--nofile=${descriptors}:${descriptors}`
  const product = await startFaulty({
    data,
    within: ['prlimit', limit],
    env: { DATABASE_URL: databaseUrl },
  })
  const crowd: Socket[] = []
  const port = Number(new URL(product.address).port)
  const health = keptConnection(port)
  const used = () => readdirSync(`/proc/${product.pid}/fd`).length
  try {
    const livez = [await health.ask()]
    let atWorst = 0
    for (let n = 0; n < connections; n++) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      socket.write(request(n % 2 ? '/api/rooms' : '/storage/v1/object/public/room-images/a/b/1.webp'))
      crowd.push(socket)
    }
    const end = Date.now() + stay
    while ((Date.now() < end || livez.length < 8) && product.isAlive()) {
      atWorst = Math.max(atWorst, used())
      livez.push(await health.ask())
      await sleep(200)
    }
    for (const socket of crowd) socket.destroy()
    const recovered = product.isAlive()
      ? await until('rooms again', async () => (await statusOf(`${product.address}/api/rooms`)) === 200)
      : Number.NaN
    const fatal = product
      .log()
      .split('\n')
      .filter((line) => /"level":(50|60)|EMFILE|Error/.test(line))
    return { connections, atWorst, livez, recovered, isAlive: product.isAlive(), fatal }
  } finally {
    for (const socket of crowd) socket.destroy()
    health.socket.destroy()
    await product.stop()
  }
}
