import type { CallOutput, Calls } from '@basera/platform/contract'
import { z } from 'zod'

export const homeCounterIds = ['users', 'rooms', 'matches', 'cities'] as const

export type HomeCounterId = (typeof homeCounterIds)[number]

/** As shown: `10K+`, or a true count. */
const homeCounter = z.object({ id: z.enum(homeCounterIds), label: z.string().min(1) })

export const homeCalls = {
  'GET /api/home': {
    summary: 'The figures shown on Home',
    access: 'public',
    response: z.object({ counters: z.array(homeCounter) }),
  },
} satisfies Calls

export type HomeCalls = typeof homeCalls

export type HomeData = CallOutput<HomeCalls['GET /api/home']>
