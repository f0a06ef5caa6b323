import { liveLimits, messageMax } from '@basera/chats/contract'
import fc from 'fast-check'

/** Replaced by a chat once it is known whose turn it is. */
export const ownChat = '<own>'
export const foreignChat = '<foreign>'
export const nowhere = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'

export type Shot =
  | { readonly kind: 'text'; readonly pieces: readonly string[] }
  | { readonly kind: 'binary'; readonly bytes: Uint8Array }
  /** Breaks the WebSocket protocol itself (RFC 6455). */
  | { readonly kind: 'wire'; readonly bytes: Uint8Array }
  | { readonly kind: 'cut' }

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '%s \\ \' " $1',
  "'; DROP TABLE messages; --",
  '<img src=x onerror=alert(1)>',
  'नमस्ते 🙏🏽',
  'a'.repeat(messageMax),
  'a'.repeat(messageMax + 1),
)
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  nasty,
  fc.constantFrom(1e308, -1, 0.5, 2 ** 53, true, null),
)
const chatId = fc.oneof(
  { weight: 9, arbitrary: fc.constant(ownChat) },
  { weight: 3, arbitrary: fc.constant(foreignChat) },
  { weight: 1, arbitrary: fc.constantFrom(nowhere, nowhere.toUpperCase(), `${nowhere}\u0000`, 'x', '') },
)
const seq = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: 20_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, 2 ** 53 - 1, 2 ** 53, 1e300, '1', null) },
)
// Mostly near the end: catching up with everything is another trial's.
const since = fc.oneof({ weight: 6, arbitrary: fc.constant(1_000_000) }, { weight: 1, arbitrary: seq })
const clientId = fc.oneof(
  { weight: 18, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.stringMatching(/^[\w-]{1,64}$/) },
  { weight: 1, arbitrary: odd },
)
const content = fc.oneof(
  { weight: 18, arbitrary: fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: odd },
)

const known = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record(
      { type: fc.constant('send'), chat_id: chatId, client_id: clientId, content, reply_to: seq },
      { requiredKeys: ['type', 'chat_id', 'client_id', 'content'] },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('subscribe'), chat_id: chatId, since_seq: since }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('typing'), chat_id: chatId }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('read'), chat_id: chatId, seq }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('ping') }) },
)
const fields = ['type', 'chat_id', 'seq', 'since_seq', 'client_id', 'content', '__proto__', 'constructor']

/** One thing wrong, or more than belongs there. */
const nearlyValid = fc.oneof(
  fc.tuple(known, fc.dictionary(fc.string(), odd)).map(([one, more]) => ({ ...more, ...one })),
  fc.tuple(known, fc.constantFrom(...fields), odd).map(([one, field, value]) => ({ ...one, [field]: value })),
  fc.tuple(known, fc.constantFrom(...fields)).map(([one, field]) => {
    const { [field as 'type']: _, ...rest } = one
    return rest
  }),
)

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const deep = fc.nat({ max: liveLimits.frameBytes / 4 }).map((depth) => {
  const value = nested(depth)
  return `{"type":"read","chat_id":${value},"seq":${value}}`
})
const huge = fc
  .integer({ min: liveLimits.frameBytes - 200, max: liveLimits.frameBytes * 3 })
  .map((bytes) => JSON.stringify({ type: 'send', content: 'x'.repeat(bytes) }))

const inOne = (text: string): Shot => ({ kind: 'text', pieces: [text] })
const frame = fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: nearlyValid })
const framed = frame.map((one) => inOne(JSON.stringify(one)))
const inPieces = fc
  .tuple(frame, fc.array(fc.nat({ max: 300 }), { maxLength: 4 }))
  .map(([one, cuts]): Shot => {
    const text = JSON.stringify(one)
    const at = [0, ...cuts.filter((cut) => cut < text.length).toSorted((a, b) => a - b), text.length]
    return { kind: 'text', pieces: at.slice(1).map((end, n) => text.slice(at[n], end)) }
  })
const noFrame = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.json({ maxDepth: 3 }),
    fc.constantFrom('{"type":"__proto__"}', '{"__proto__":{"type":"ping"}}', '{"type":["ping"]}', 'null'),
  )
  .map(inOne)

/** A client's frame on the wire: masked with zeros, so that its bytes stay readable. */
function onWire(first: number, payload: Uint8Array, length = payload.length): Uint8Array {
  const size = length < 126 ? [0x80 | length] : [0xfe, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([first, ...size, 0, 0, 0, 0]), payload])
}
const text = 0x81
const wire = fc
  .oneof(
    fc.constantFrom(
      // Not UTF-8; a reserved bit; a reserved opcode; a continuation of nothing; a ping in pieces.
      onWire(text, Uint8Array.of(0xc0, 0xaf)),
      onWire(text, Uint8Array.of(0xed, 0xa0, 0x80)),
      onWire(text | 0x40, Buffer.from('{"type":"ping"}')),
      onWire(0x83, Buffer.from('{"type":"ping"}')),
      onWire(0x80, Buffer.from('x')),
      onWire(0x09, Buffer.from('x')),
      // A control frame that is too long; a close with a code there is not, and half a code.
      onWire(0x89, Buffer.alloc(126)),
      onWire(0x88, Uint8Array.of(0, 1)),
      onWire(0x88, Uint8Array.of(3)),
      // Not masked; longer than there are numbers.
      Uint8Array.of(text, 2, 0x7b, 0x7d),
      Uint8Array.of(text, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0),
      // A second message before the first one ends.
      Buffer.concat([onWire(0x01, Buffer.from('{')), onWire(text, Buffer.from('{}'))]),
    ),
    fc.uint8Array({ minLength: 1, maxLength: 64 }).map((bytes) => onWire(text | 0x70, bytes)),
  )
  .map((bytes): Shot => ({ kind: 'wire', bytes }))

/** What one member puts on a connection; most of it leaves it open. */
export const shot: fc.Arbitrary<Shot> = fc.oneof(
  { weight: 120, arbitrary: framed },
  { weight: 12, arbitrary: inPieces },
  { weight: 2, arbitrary: deep.map(inOne) },
  { weight: 2, arbitrary: huge.map(inOne) },
  { weight: 3, arbitrary: noFrame },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes): Shot => ({ kind: 'binary', bytes })),
  },
  { weight: 2, arbitrary: wire },
  { weight: 1, arbitrary: fc.constant<Shot>({ kind: 'cut' }) },
)
