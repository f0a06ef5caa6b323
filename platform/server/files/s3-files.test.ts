import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { s3Files } from './s3-files.ts'
import { type S3Server, s3Server } from './s3-server.fixture.ts'

let server: S3Server
let between: Server | undefined
beforeAll(async () => {
  server = await s3Server()
})
afterAll(() => server.close())
afterEach(() => {
  between?.closeAllConnections()
  between?.close()
  between = undefined
})

/** A service in front of which something goes wrong: `fault` answers a request itself, or lets it pass. */
async function behind(fault: (n: number, method: string) => number | string | undefined) {
  const asked: string[] = []
  between = createServer(async (request, response) => {
    const { method = 'GET', url = '', headers } = request
    const wrong = fault(asked.push(`${method} ${url.replace(/[?&]x-id=\w+/, '')}`), method)
    if (wrong === 'cut') return request.socket.destroy()
    if (typeof wrong === 'string') return response.writeHead(200).end(wrong)
    if (wrong) return response.writeHead(wrong).end()
    const body = method === 'PUT' ? await buffer(request) : null
    // What was signed is the address of the one in between, so signatures are not what is tested here.
    const answer = await fetch(server.settings.endpoint + url, {
      method,
      body: body && new Uint8Array(body),
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) => /^(content-type|content-md5|cache-control)$/.test(name)),
      ) as Record<string, string>,
    })
    const names = ['content-type', 'cache-control', 'etag', 'content-length', 'last-modified']
    response.writeHead(
      answer.status,
      Object.fromEntries(
        names.flatMap((name) => (answer.headers.get(name) ? [[name, answer.headers.get(name) ?? '']] : [])),
      ),
    )
    response.end(method === 'HEAD' ? undefined : new Uint8Array(await answer.arrayBuffer()))
  })
  between.listen(0, '127.0.0.1')
  await once(between, 'listening')
  const { port } = between.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  return { files: await s3Files({ ...server.settings, endpoint }), asked }
}

describe('shell.file-bucket: files in a bucket that speaks S3', () => {
  it('shell.file-cache: say what they are and may be kept 3600 s, to whoever reads the bucket itself', async () => {
    const { files, asked } = await behind(() => undefined)
    await files.store('room-images', 'u/r/1-0.webp', Buffer.from('wide'))
    expect(asked).toEqual(['PUT /basera/room-images/u/r/1-0.webp'])
    const direct = await fetch(`${server.settings.endpoint}/basera/room-images/u/r/1-0.webp`)
    expect(Object.fromEntries(direct.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
    })
  })

  it('are asked for again when the service is busy or the line is cut', async () => {
    const { files, asked } = await behind((n) => (n === 1 ? 503 : n === 2 ? 'cut' : undefined))
    await files.store('room-images', 'u/r/2-0.webp', Buffer.from('kept after all'))
    expect(asked).toHaveLength(3)
    expect(String(await buffer((await files.find('room-images', 'u/r/2-0.webp'))!.open()))).toBe(
      'kept after all',
    )
  })

  it('are not given up as missing when the service fails, and are asked for three times at most', async () => {
    const { files, asked } = await behind(() => 503)
    await expect(files.find('room-images', 'u/r/2-0.webp')).rejects.toThrow(/could not find a file: .*503/)
    expect(asked).toHaveLength(3)
    await expect(files.store('room-images', 'u/r/2-0.webp', Buffer.from('x'))).rejects.toThrow(
      /could not keep a file: .*503/,
    )
    await expect(files.files('room-images', 'u')).rejects.toThrow(/could not list files/)
  })

  it('whose bytes cannot be read end in an error, not in half a file', async () => {
    const { files } = await behind((_, method) => (method === 'GET' ? 500 : undefined))
    const found = await files.find('room-images', 'u/r/2-0.webp')
    await expect(buffer(found!.open())).rejects.toThrow(/could not read a file/)
  })

  it.each([
    ['other keys', { secretAccessKey: 'wrong' }, /SignatureDoesNotMatch.*403/],
    ['keys nobody knows', { accessKeyId: 'nobody' }, /InvalidAccessKeyId.*403/],
    ['another bucket', { bucket: 'none' }, /403|NoSuchBucket.*404/],
    ['no service', { endpoint: 'http://127.0.0.1:9' }, /no answer.*ECONNREFUSED/],
  ])('cannot be used with %s, which the operator is told without the keys', async (_, change, told) => {
    const files = await s3Files({ ...server.settings, ...change })
    const error = await files.check('profile-images').catch((fault: unknown) => fault)
    expect(String(error)).toMatch(told)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(
      /wrong|Signature=|authorization/i,
    )
    await expect(files.store('room-images', 'u/1.webp', Buffer.from('x'))).rejects.toThrow('could not keep')
  })

  it('can be used with the right ones', async () => {
    const files = await s3Files(server.settings)
    await files.check('profile-images')
    files.close()
  })

  it('are listed page after page', async () => {
    const entry = (n: number) =>
      `<Contents><Key>room-images/u/${n}.webp</Key><LastModified>2026-11-20T10:00:0${n}.000Z</LastModified></Contents>`
    const page = (n: number) =>
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${n < 3}</IsTruncated><NextContinuationToken>page+${n}/=</NextContinuationToken>${entry(n)}</ListBucketResult>`
    const { files, asked } = await behind((n) => page(n))
    expect(await files.files('room-images', 'u')).toEqual(
      [1, 2, 3].map((n) => ({ path: `u/${n}.webp`, written: new Date(`2026-11-20T10:00:0${n}Z`) })),
    )
    expect(asked).toEqual([
      'GET /basera/?list-type=2&prefix=room-images%2Fu%2F',
      ...[1, 2].map(
        (n) => `GET /basera/?continuation-token=page%2B${n}%2F%3D&list-type=2&prefix=room-images%2Fu%2F`,
      ),
    ])
  })
})
