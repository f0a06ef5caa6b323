import { z } from 'zod'
import type { Calls } from './call.ts'

/** Seconds in which a ticket opens one live connection, once (`shell.live-ticket`). */
export const liveTicketSeconds = 30

/** Close codes of a live connection, beyond those of RFC 6455. */
export const liveClose = {
  /** The session has ended, or its member may not be here: asking for a ticket tells why. */
  signedOut: 4401,
  /** Frames were not read as fast as they came. */
  tooSlow: 4408,
  /** A frame was no JSON or of no known type, or too many came at once. One that is too large closes with 1009. */
  badFrame: 4400,
  /** More connections than a member may have; an address that has too many is refused before. */
  tooMany: 4429,
  /** The process stops; the reason is `retry:` and the milliseconds to wait. */
  restart: 1012,
} as const

/** How a live connection is asked for: `GET /api/live?ticket=` then opens it. */
export const liveCalls = {
  'POST /api/live/ticket': {
    summary: 'A ticket that opens one live connection within 30 seconds',
    access: 'verified',
    response: z.object({ ticket: z.string() }),
  },
} satisfies Calls

export type LiveCalls = typeof liveCalls
