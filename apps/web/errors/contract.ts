import type { Calls } from '@basera/platform/contract'
import { z } from 'zod'

/** Frames per report. */
const maxFrames = 10

/** `/assets/en-c3D4/entry-a1b2.js:1:2345`. */
const framePattern = /\/assets\/(?:[\w-]{1,20}\/)?[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}/

/** No message or address: both may contain what a person typed. */
export const clientError = z.strictObject({
  screen: z.enum(['page', 'application']),
  /** Shown on the screen, to be quoted. */
  reference: z.string().regex(/^[0-9a-f]{12}$/),
  /** Such as `TypeError`. */
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
