import type { Calls } from '@basera/platform/contract'
import { z } from 'zod'

/** Stack frames in a report. */
const maxFrames = 10

/** A position in a built file: `/assets/entry-a1b2.js:1:2345`. */
const framePattern = /\/assets\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}/

/** A failure in a browser. No message and no address: both may contain what a person typed. */
export const clientError = z.strictObject({
  screen: z.enum(['page', 'application']),
  /** Shown on the screen, for people to quote. */
  reference: z.string().regex(/^[0-9a-f]{12}$/),
  /** The kind of error, such as `TypeError`. */
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  frames: z.array(z.string().regex(new RegExp(`^${framePattern.source}$`))).max(maxFrames),
})

export const clientErrorCalls = {
  'POST /api/client-errors': {
    summary: 'Report a failure seen in a browser, anonymously',
    access: 'public',
    body: clientError,
    response: z.undefined(),
    status: 204,
  },
} satisfies Calls

export type ClientError = z.input<typeof clientError>
