import { z } from 'zod'
import type { Calls } from './call.ts'

/** Seconds in which a ticket opens one live connection, once. */
export const liveTicketSeconds = 30

/** Close codes of a live connection, beyond those of RFC 6455. */
export const liveClose = {
  /** The session has ended, or the member is not allowed: asking for a ticket tells why. */
  signedOut: 4401,
  /** The client reads frames too slowly. */
  tooSlow: 4408,
  /** A frame is no JSON or of an unknown type, or there are too many at once. One that is too large closes with 1009. */
  badFrame: 4400,
  /** The member has too many connections. An address that has too many is refused earlier. */
  tooMany: 4429,
  /** The process stops; the close reason is `retry:` and the milliseconds to wait. */
  restart: 1012,
} as const

/** `GET /api/live?ticket=` then opens the connection. */
export const liveCalls = {
  'POST /api/live/ticket': {
    summary: 'A ticket that opens one live connection within 30 seconds',
    access: 'verified',
    response: z.object({ ticket: z.string() }),
  },
} satisfies Calls

export type LiveCalls = typeof liveCalls
