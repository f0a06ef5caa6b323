import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { rankOf } from './request-ranks.ts'

const member = { authorization: 'Bearer x' }
const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }

describe('whose turn it is when there is more to do than the process can', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['GET', '/livez', {}, 'vital'],
    ['GET', '/readyz', bot, 'vital'],
    ['GET', '/metrics', {}, 'vital'],
    ['GET', '/assets/entry.js', {}, 'file'],
    ['GET', '/none.js', {}, 'public'],
    ['GET', '/storage/v1/object/public/room-images/a?w=640', bot, 'file'],
    ['GET', '/favicon.svg', {}, 'file'],
    ['GET', '/api/live?ticket=x', { upgrade: 'websocket', connection: 'upgrade' }, 'file'],
    ['POST', '/api/live/ticket', member, 'file'],
    ['POST', '/api/rooms', member, 'write'],
    ['POST', '/auth/v1/token?grant_type=password', {}, 'write'],
    ['GET', '/auth/v1/user', {}, 'member'],
    ['GET', '/api/rooms?q=pune', member, 'member'],
    ['GET', '/api/rooms?q=pune', {}, 'public'],
    ['GET', '/room/6e9b', {}, 'public'],
    ['POST', '/api/help/feedback', {}, 'public'],
    ['GET', '/room/6e9b', bot, 'crawler'],
    ['GET', '/livez/more', bot, 'crawler'],
  ])('%s %s %o is of rank %s', async (method, url, headers, rank) => {
    const app = Fastify()
    let seen: string | undefined
    app.addHook('onRequest', async (request) => {
      seen = rankOf(request)
    })
    for (const path of ['/assets/*', '/favicon.svg', '/storage/v1/object/public/:bucket/*'])
      app.get(path, async () => '')
    await app.inject({ method: method as 'GET', url, headers })
    expect(seen).toBe(rank)
  })
})
