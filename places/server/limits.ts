import type { Limit } from '@basera/platform/server/limits'

/** Named limits of the place calls, per client address. One person's typing spends about 8 points a place. */
export const placeLimits = { places: { points: 120, seconds: 60 } } as const satisfies Record<string, Limit>
