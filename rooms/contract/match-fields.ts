import { line, queryFlag, queryInteger } from '@basera/platform/contract'
import { z } from 'zod'
import { organizationMax, rentMax, roomGenders } from './limits.ts'

/** Filters that list and map share. Whole rupees, bounds included; `gender=any` is no filter. */
export const matchFields = {
  organization: z.optional(line(organizationMax)),
  min_rent: queryInteger(0, rentMax).optional(),
  max_rent: queryInteger(0, rentMax).optional(),
  gender: z.enum(roomGenders).optional(),
  wifi: queryFlag.optional(),
  pets: queryFlag.optional(),
  smoking: queryFlag.optional(),
}
