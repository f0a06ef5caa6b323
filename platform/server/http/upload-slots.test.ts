import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Calls, Problem } from '@basera/platform/contract'
import { defineFeature } from '@basera/platform/server/feature'
import type { Gate } from '@basera/platform/server/http'
import { createTestApp } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  uploadSlots,
  uploadsAtOnce,
  uploadsEach,
  uploadsOfNetwork,
  uploadsOfUnknown,
} from './upload-slots.ts'

const calls = {
  'PUT /api/picture': {
    summary: 'A picture',
    access: 'signed-in',
    upload: { maxBytes: 1024 * 1024 },
    response: z.object({ bytes: z.number() }),
  },
} satisfies Calls

const feature = defineFeature({
  name: 'things',
  calls,
  handlers: {
    'PUT /api/picture': async ({ file }) => ({ bytes: (await buffer(file.stream)).length }),
  },
})

const gate: Gate = async (_, request) => {
  const userId = request.headers.authorization ?? ''
  const unknown = userId.startsWith('new') ? { personId: null } : {}
  return { address: request.ip, session: { id: userId, userId, ...unknown } }
}

let app: FastifyInstance
const slow: Socket[] = []
beforeAll(async () => {
  app = await createTestApp([feature], { gate })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
afterEach(async () => {
  // On a busy machine the server may have closed a slow one by itself.
  const open = slow.splice(0).filter(({ closed }) => !closed)
  await Promise.all(open.map((socket) => new Promise((done) => socket.once('close', done).destroy())))
})

/** Begins an upload and goes on sending nothing; resolves once the server has taken it. */
async function begin(who: string): Promise<void> {
  const { port } = new URL(app.listeningOrigin)
  const head = `PUT /api/picture HTTP/1.1\r\nHost: x\r\nAuthorization: ${who}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 50000\r\nExpect: 100-continue\r\n\r\n`
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(head))
  slow.push(socket)
  await new Promise<void>((taken) => socket.once('data', () => taken()))
  // The server says "continue" before its hooks; what it answers to a call made after this one tells that they ran.
  await app.inject('/api/none')
}

async function send(who: string) {
  const body = new FormData()
  body.append('file', new Blob(['picture']), 'a.jpg')
  return fetch(`${app.listeningOrigin}/api/picture`, { method: 'PUT', body, headers: { authorization: who } })
}

describe('shell.upload-places: uploads under way', () => {
  it(`are ${uploadsAtOnce} in a process: the next is told to come back, and is taken when one has ended`, async () => {
    for (let n = 0; n < uploadsAtOnce; n++) await begin(`member ${Math.floor(n / uploadsEach)}`)
    const refused = await send('asha')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(((await refused.json()) as { code: string }).code).toBe('service_unavailable')
    slow.shift()?.destroy()
    await expect.poll(async () => (await send('asha')).status).toBe(200)
  })

  it(`are ${uploadsEach} for one person, whatever others do`, async () => {
    for (let n = 0; n < uploadsEach; n++) await begin('rohan')
    expect((await send('rohan')).status).toBe(429)
    const taken = await send('asha')
    expect([taken.status, taken.headers.get('retry-after')]).toEqual([200, null])
  })

  it(`are ${uploadsOfNetwork} for all accounts without a number behind one network`, async () => {
    for (let n = 0; n < 6 * uploadsEach; n++) await begin(`new ${n % 6}`)
    expect((await send('new 7')).status).toBe(429)
    for (const known of ['asha', 'rohan', 'meera']) expect((await send(known)).status).toBe(200)
  })

  it('leave half of the places to people with a number, however many networks the others have', () => {
    const slots = uploadSlots()
    const unknown = (n: number) => ({
      address: `203.0.113.${n % 250}`,
      session: { id: 's', userId: `new ${n}`, personId: null },
    })
    for (let n = 0; n < uploadsOfUnknown; n++) slots.take(unknown(n))
    expect(() => slots.take(unknown(99))).toThrow(Problem)
    for (let n = uploadsOfUnknown; n < uploadsAtOnce; n++)
      slots.take({ address: '192.0.2.1', session: { id: 's', userId: `member ${n}`, personId: `${n}` } })
  })

  it('give their places back however they end', async () => {
    for (let n = 0; n < 3 * uploadsEach; n++) expect((await send('meera')).status).toBe(200)
    const wrong = await fetch(`${app.listeningOrigin}/api/picture`, {
      method: 'PUT',
      body: new FormData(),
      headers: { authorization: 'meera' },
    })
    expect(wrong.status).toBe(400)
    for (let n = 0; n < 3 * uploadsEach; n++) {
      await begin('meera')
      slow.pop()?.destroy()
      await expect.poll(async () => (await send('meera')).status).toBe(200)
    }
  })

  it('end once', () => {
    const slots = uploadSlots(2)
    const as = (userId: string) => ({ address: '192.0.2.1', session: { id: 's', userId } })
    const end = slots.take(as('asha'))
    end()
    end()
    slots.take(as('asha'))
    slots.take(as('asha'))
    expect(() => slots.take(as('rohan'))).toThrow(Problem)
  })
})
