import type { Calls } from '@basera/platform/contract'
import { z } from 'zod'

export const botCheckCalls = {
  'GET /api/captcha/challenge': {
    summary: 'A proof-of-work challenge for the self-hosted bot check, good for one use',
    access: 'public',
    response: z.looseObject({ parameters: z.looseObject({}), signature: z.string() }),
  },
} satisfies Calls

export type BotCheckCalls = typeof botCheckCalls
