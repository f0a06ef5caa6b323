import { createHash, randomUUID } from 'node:crypto'
import type { Outcome } from '@basera/testkit/load'
import { queryMix } from '../search/query-mix.ts'
import type { LiveCrowd } from './live-crowd.ts'
import { crowdPassword, emailOf } from './load-data.ts'
import { type Ask, sendHttp } from './send-http.ts'

/** What people do, of 1,000 requests, and the milliseconds within which 95 of 100 must be answered. */
export const kinds = {
  search: { share: 400, limit: 300 },
  'room page': { share: 200, limit: 300 },
  'search page': { share: 50, limit: 500 },
  home: { share: 100, limit: 200 },
  'saved rooms': { share: 40, limit: 300 },
  'save a room': { share: 30, limit: 300 },
  'chat list': { share: 30, limit: 300 },
  'send by HTTP': { share: 40, limit: 300 },
  'send live': { share: 80, limit: 300 },
  'connect live': { share: 20, limit: 500 },
  'sign in': { share: 5, limit: 1500 },
  upload: { share: 5, limit: 2500 },
} as const
export type Kind = keyof typeof kinds

export interface MixNeeds {
  readonly address: string
  readonly rooms: number
  readonly tokens: readonly string[]
  readonly chatIds: readonly string[]
  readonly live: LiveCrowd
  readonly photo: Buffer
}

/** As the fill makes ids: of version 4, which calls take. */
const uuid = (text: string) => {
  const hex = createHash('md5').update(text).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

export const chatIdOf = (n: number): string => uuid(`chat${n}`)

/** The same for each `n`, with neighbours far apart. */
function spread(n: number, salt: number): number {
  let x = Math.imul(n + salt * 0x9e3779b9, 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32
}

const steps = Object.entries(kinds).flatMap(([kind, { share }]) => Array<Kind>(share).fill(kind as Kind))

/** What request `n` is. */
export const kindOf = (n: number): Kind => steps[Math.floor(spread(n, 1) * steps.length)] ?? 'search'

/** One room in five is out of search (the fill says which). */
function roomId(n: number, rooms: number): string {
  const place = 1 + Math.floor(spread(n, 2) * rooms)
  const offset = place % 10 === 3 || place % 10 === 7 ? 1 : 0
  return uuid(`room${place + offset}`)
}

const searches = queryMix(2000, 7).map((query) => new URLSearchParams(query).toString())
const searchOf = (n: number) => searches[Math.floor(spread(n, 3) * searches.length)] ?? ''

const boundary = 'basera-load'
const form = (photo: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    photo,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

type Asks = Readonly<Record<Exclude<Kind, 'send live' | 'connect live'>, (n: number, who: number) => Ask>>

function asksOf({ rooms, tokens, chatIds, photo }: MixNeeds): Asks {
  const picture = form(photo)
  const as = (who: number) => ({ token: tokens[who] ?? '' })
  return {
    search: (n) => ({ path: `/api/rooms?${searchOf(n)}` }),
    'room page': (n) => ({ path: `/room/${roomId(n, rooms)}` }),
    'search page': (n) => ({ path: `/find-room?minRent=${1000 + (n % 5000)}` }),
    home: () => ({ path: '/' }),
    'saved rooms': (_, who) => ({ path: '/api/me/saved-rooms', ...as(who) }),
    'save a room': (n, who) => ({
      method: 'PUT',
      path: `/api/me/saved-rooms/${roomId(n, Math.min(rooms, 500))}`,
      ...as(who),
    }),
    'chat list': (_, who) => ({ path: '/api/chats?limit=20', ...as(who) }),
    'send by HTTP': (n, who) => ({
      method: 'POST',
      path: `/api/chats/${chatIds[who]}/messages`,
      json: { client_id: randomUUID(), content: `Is the room still free? ${n}` },
      ...as(who),
    }),
    'sign in': (_, who) => ({
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      json: { email: emailOf(who + 1), password: crowdPassword },
    }),
    upload: (_, who) => ({
      method: 'PUT',
      path: '/api/me/avatar',
      body: picture,
      type: `multipart/form-data; boundary=${boundary}`,
      ...as(who),
    }),
  }
}

/** Makes request `n` of the mix, whose kind is {@link kindOf} of it. An answer below 400 is good. */
export function openMix(needs: MixNeeds): (n: number) => Promise<Outcome> {
  const asks = asksOf(needs)
  return async (n) => {
    const kind = kindOf(n)
    if (kind === 'send live') return { kind, status: await needs.live.send(n) }
    if (kind === 'connect live') return { kind, status: await needs.live.reconnect(n) }
    const who = Math.floor(spread(n, 4) * needs.tokens.length)
    const { status } = await sendHttp(needs.address, asks[kind](n, who))
    // The open loop takes refusals of ours for answers; here every other than 429 and 503 is a fault.
    return { kind, status: status >= 400 && status !== 429 && status !== 503 ? 0 : status }
  }
}
