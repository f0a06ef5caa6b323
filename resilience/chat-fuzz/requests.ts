import { chatCalls, notificationCalls } from '@basera/chats/contract'
import { type Call, type Calls, liveCalls } from '@basera/platform/contract'
import fc from 'fast-check'
import { foreignChat, nowhere, ownChat } from './frames.ts'

export const calls: Calls = { ...chatCalls, ...notificationCalls, ...liveCalls }

/** Stand for rooms and people, until it is known whose turn it is. */
export const ownRoom = '<room>'
export const ownSelf = '<self>'

export interface Request {
  readonly key: string
  readonly who: 'member' | 'visitor' | 'forged'
  readonly id: string
  readonly query: readonly (readonly [string, string])[]
  readonly body: string
  readonly contentType: string
}

const nasty = fc.constantFrom(
  '',
  '0',
  '-1',
  '1e309',
  'NaN',
  '\u0000',
  '../..',
  '%',
  'a'.repeat(3000),
  '🏠',
  '[]',
)
const value = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }), fc.integer().map(String))
const odd = fc.oneof(fc.jsonValue({ maxDepth: 3 }), value, fc.constantFrom(-1, 0.5, 2 ** 53, null))
const id = fc.oneof(
  { weight: 5, arbitrary: fc.constant(ownChat) },
  { weight: 4, arbitrary: fc.constant(foreignChat) },
  { weight: 1, arbitrary: fc.oneof(fc.constantFrom(nowhere, nowhere.toUpperCase()), value) },
)
const number = fc.oneof(fc.nat({ max: 500 }).map(String), value)
const queries: Record<string, fc.Arbitrary<object>> = {
  'GET /api/chats': fc.record(
    { q: value, archived: value, limit: number, cursor: value },
    { requiredKeys: [] },
  ),
  'GET /api/chats/{id}/messages': fc.record(
    { after_seq: number, before_seq: number, limit: number },
    { requiredKeys: [] },
  ),
}
const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
const endpoint = fc.constantFrom('https://127.0.0.1/x', 'https://push.example/x', 'http://x', '')
const text = fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
const bodies: Record<string, fc.Arbitrary<object>> = {
  'POST /api/chats': fc.oneof(
    fc.record({ room_id: fc.constantFrom(ownRoom, nowhere) }),
    fc.record({ user_id: fc.constantFrom(ownSelf, nowhere) }),
  ),
  'POST /api/chats/{id}/messages': fc.record(
    { client_id: fc.uuid(), content: text, reply_to: fc.integer({ min: 1, max: 500 }) },
    { requiredKeys: ['client_id', 'content'] },
  ),
  'PATCH /api/chats/{id}/settings': fc.record(
    { archived: fc.boolean(), muted: fc.boolean() },
    { requiredKeys: [] },
  ),
  'POST /api/chats/{id}/read': fc.record({ seq: fc.nat({ max: 20_000 }) }),
  'POST /api/chats/{id}/report': fc.record({ reason: fc.constantFrom('spam', 'scam'), details: text }),
  'PATCH /api/me/chat-notices': fc.record({ mails: fc.boolean() }),
  'PUT /api/me/push': fc.record({ endpoint, keys: fc.constant(keys) }),
  'DELETE /api/me/push': fc.record({ endpoint }),
  'PUT /api/chat-mails': fc.record({ token: text, mails: fc.boolean() }),
}

const aBodyOf = (key: string) => bodies[key] ?? fc.constant({})
const fieldOf = (key: string) =>
  aBodyOf(key).chain((body) => fc.constantFrom(...Object.keys(body), 'constructor', '__proto__'))
const bodyOf = (key: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: aBodyOf(key).map((body) => JSON.stringify(body)) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(aBodyOf(key), fieldOf(key), odd)
        .map(([body, field, wrong]) => JSON.stringify({ ...body, [field]: wrong })),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }).map((json) => JSON.stringify(json)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  )
const queryOf = (key: string) =>
  (queries[key] ?? fc.record({ x: value }, { requiredKeys: [] })).map(Object.entries)

const ofKey = (key: string): fc.Arbitrary<Request> =>
  fc.record({
    key: fc.constant(key),
    who: fc.oneof(
      { weight: 10, arbitrary: fc.constant('member' as const) },
      { weight: 1, arbitrary: fc.constantFrom('visitor' as const, 'forged' as const) },
    ),
    id,
    query: queryOf(key),
    body: bodyOf(key),
    contentType: fc.oneof(
      { weight: 20, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'x') },
    ),
  })

/** Requests to every call of chats, those that write and read messages most often. */
export const request: fc.Arbitrary<Request> = fc.oneof(
  ...Object.keys(calls).map((key) => ({ weight: key.includes('{id}') ? 4 : 1, arbitrary: ofKey(key) })),
)

/** A malformed body may be refused before or after the session is checked. */
const malformed = [400, 401, 403, 413, 415]

/** Refused like a body that is no JSON. */
const poison = /"__proto__"\s*:/
/** Characters of an id beyond which a path is nobody's. */
const longId = 100

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return !poison.test(text)
  } catch {
    return false
  }
}

function isValid(call: Call, { query, body }: Request): boolean {
  const isQuery =
    (call.query ?? call.params)
      ? call.query === undefined || call.query.safeParse(Object.fromEntries(query)).success
      : true
  return isQuery && (call.body === undefined || call.body.safeParse(JSON.parse(body)).success)
}

/** What a good request of a member may be answered, beside the call's own status. */
const alsoFine: Record<string, readonly number[]> = {
  // Rooms and people that are not there, oneself, and a conversation that is blocked.
  'POST /api/chats': [404, 409],
  'GET /api/rooms/{room_id}/answer-time': [404],
  // A cursor of another list.
  'GET /api/chats': [400],
  // No keys are set up; an address that is no push service's; a token that is none.
  'PUT /api/me/push': [400, 404],
  'PUT /api/chat-mails': [400, 404],
}

export function allowed(
  request: Request,
  { isTheirs, isVerified }: { readonly isTheirs: boolean | undefined; readonly isVerified: boolean },
): readonly number[] {
  const { key, who, contentType, body } = request
  const call = calls[key]
  if (!call || (/\{\w*id\}/.test(key) && request.id.length > longId)) return [404]
  const isRead = key.startsWith('GET') || key === 'POST /api/live/ticket'
  const isMissing = key.includes('{message_id}') || (key.includes('{id}') && !isTheirs)
  if (!isRead && (contentType !== 'application/json' || !isJson(body)))
    return isMissing ? [...malformed, 404] : malformed
  // Rooms are searched by everybody here.
  if (call.access !== 'public' && call.access !== 'room-search') {
    if (who !== 'member') return [401]
    if (!isVerified && call.access.startsWith('verified')) return [403]
  }
  const good = call.status ?? 200
  if (key.includes('{message_id}')) return [404]
  // About a room there may be no chat, and it need not be there.
  if (key.includes('{room_id}'))
    return call.params?.safeParse({ room_id: request.id }).success ? [good, ...(alsoFine[key] ?? [])] : [404]
  if (!key.includes('{id}')) return isValid(call, request) ? [good, ...(alsoFine[key] ?? [])] : [400]
  if (!isValid(call, request)) return isTheirs ? [400] : [400, 404]
  if (isTheirs === undefined) return [good, 404]
  return isTheirs ? [good] : [404]
}
