import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import webPush from 'web-push'

export const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:help@basera.test' }

const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
const label = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`)

/** A browser's half of a subscription: what it gives away, and how it reads what it is sent (RFC 8188, 8291). */
export function browserKeys() {
  const keys = createECDH('prime256v1')
  const own = keys.generateKeys()
  const auth = randomBytes(16)
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16)
    const theirs = body.subarray(21, 21 + (body[20] ?? 0))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs])
    const secret = hkdf(auth, keys.computeSecret(theirs), info, 32)
    const key = hkdf(salt, secret, label('aes128gcm'), 16)
    const decipher = createDecipheriv('aes-128-gcm', key, hkdf(salt, secret, label('nonce'), 12))
    decipher.setAuthTag(body.subarray(-16))
    const padded = Buffer.concat([decipher.update(body.subarray(21 + theirs.length, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
  return { p256dh: own.toString('base64url'), auth: auth.toString('base64url'), read }
}

export interface TakenPush {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service on loopback, which answers as it is told. */
export async function startPushService() {
  const taken: TakenPush[] = []
  const server = createServer(async (request, response) => {
    taken.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) })
    response.writeHead(service.status, service.location ? { location: service.location } : {}).end('told')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service = {
    origin,
    taken,
    /** What is answered. */
    status: 201,
    location: '',
    /** In place of the browsers' own services. */
    isAllowed: (endpoint: URL) => endpoint.origin === origin,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return service
}

export type PushService = Awaited<ReturnType<typeof startPushService>>
