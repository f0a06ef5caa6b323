import { z } from 'zod'
import type { Calls } from './call.ts'

/** Seconds in which a ticket opens a live connection (`shell.live-ticket`). */
export const liveTicketSeconds = 30

export const liveClose = {
  /** The session ended or the member may not connect: asking for a ticket tells why. */
  signedOut: 4401,
  tooSlow: 4408,
  badFrame: 4400,
  tooMany: 4429,
  restart: 1012,
} as const

/** The ticket is for `GET /api/live?ticket=`. */
export const liveCalls = {
  'POST /api/live/ticket': {
    summary: 'A ticket that opens one live connection within 30 seconds',
    access: 'verified',
    response: z.object({ ticket: z.string() }),
  },
} satisfies Calls

export type LiveCalls = typeof liveCalls
