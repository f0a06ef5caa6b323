import { alertQueryMax } from '@basera/alerts/contract'
import type { Calls } from '@basera/platform/contract'
import { z } from 'zod'

export const alertPaceCalls = {
  'GET /api/alert-pace': {
    summary: 'About how many new rooms a week a search finds, by those that it finds now',
    access: 'room-search',
    query: z.strictObject({ query: z.string().max(alertQueryMax) }),
    response: z.object({ rooms_a_week: z.number().int().nonnegative() }),
  },
} satisfies Calls
export type AlertPaceCalls = typeof alertPaceCalls
