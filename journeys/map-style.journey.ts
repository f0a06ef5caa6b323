import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { colourAt, drawnByProcessor } from './map-canvas.ts'
import { expect, test, whenAlive } from './visitor.ts'

test.use(drawnByProcessor)

const sea = { r: 200, g: 30, b: 90 }
const land = { r: 30, g: 90, b: 200 }
const css = ({ r, g, b }: typeof sea) => `rgb(${r}, ${g}, ${b})`

/** A map of two colours: land east of 82°, sea west of it. */
const mapOf = (origin: string) => ({
  '/style.json': {
    version: 8,
    sources: { land: { type: 'geojson', data: `${origin}/land.geojson` } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': css(sea) } },
      {
        id: 'east',
        type: 'fill',
        source: 'land',
        paint: { 'fill-color': css(land), 'fill-antialias': false },
      },
    ],
  },
  '/land.geojson': {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [82, -60],
          [170, -60],
          [170, 70],
          [82, 70],
          [82, -60],
        ],
      ],
    },
  },
})

/** A map server of this machine, which any page may read; `asked` are the paths that were asked for. */
async function mapServer() {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '')
    const files: Readonly<Record<string, object>> = mapOf(origin)
    const file = files[request.url ?? '']
    reply.writeHead(file ? 200 : 404, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    })
    reply.end(JSON.stringify(file ?? {}))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { server, origin, asked }
}

const close = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })

/** The product with settings of its own. */
async function startServer(port: number, dataDir: string, settings: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn('node', ['apps/server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  })
  const address = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 100_000 }).toBe(true)
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { address, stop }
}

test('MAP_STYLE_URL: the map loads its style and tiles from that server, the only one pages may then read @phone', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000)
  const ours = await mapServer()
  const stranger = await mapServer()
  const data = await mkdtemp(join(tmpdir(), 'basera-map-style-'))
  const product = await startServer(Number(process.env.JOURNEYS_PORT) + 2, data, {
    MAP_STYLE_URL: `${ours.origin}/style.json`,
  })
  try {
    const answer = await page.goto(`${product.address}/find-room`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    const connect = policy.split('; ').find((directive) => directive.startsWith('connect-src'))
    // Live connections have a scheme of their own, which older browsers do not take for the page's.
    const live = product.address.replace('http', 'ws')
    expect(connect).toBe(`connect-src 'self' ${live} ${ours.origin}`)
    expect(policy.split(ours.origin)).toHaveLength(2)

    await whenAlive(page)
    expect(ours.asked).toEqual([])
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect.poll(() => ours.asked.toSorted()).toEqual(['/land.geojson', '/style.json'])
    await expect.poll(() => colourAt(page, 0.1), { timeout: 30_000 }).toEqual(sea)
    await expect.poll(() => colourAt(page, 0.9), { timeout: 30_000 }).toEqual(land)
    expect(complaints).toEqual([])

    const refused = await page.evaluate(
      (address) =>
        fetch(address).then(
          () => 'read',
          () => 'refused',
        ),
      `${stranger.origin}/style.json`,
    )
    expect(refused).toBe('refused')
    expect(stranger.asked).toEqual([])
    expect(complaints.join()).toContain('Content Security Policy')
    complaints.length = 0
  } finally {
    await product.stop()
    await Promise.all([close(ours.server), close(stranger.server)])
    await rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
})
