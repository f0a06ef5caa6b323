import { line, queryFlag, queryInteger, queryList } from '@basera/platform/contract'
import { z } from 'zod'
import { chargeMax, organizationMax, rentMax, roomGenders, totalMax } from './limits.ts'
import {
  gateOptions,
  householdKinds,
  lockInOptions,
  noticeOptions,
  type RoomComfort,
  roomChoices,
  roomComforts,
} from './room-facts.ts'

const oneOf = (options: readonly number[]) => z.enum(options.map(String)).transform(Number).optional()

const comforts = Object.fromEntries(roomComforts.map((name) => [name, queryFlag.optional()])) as Record<
  RoomComfort,
  z.ZodOptional<typeof queryFlag>
>

/**
 * What list, map, counts and histogram filter by alike (rooms.one-filter). Whole rupees, bounds included; `gender=any` is no
 * filter, as is a flag that is `false`. A fact that a room does not say matches no filter on it, unless `include_unknown`.
 */
export const matchFields = {
  organization: z.optional(line(organizationMax)),
  min_rent: queryInteger(0, rentMax).optional(),
  max_rent: queryInteger(0, rentMax).optional(),
  /** Rent, bills and maintenance. */
  max_total: queryInteger(0, totalMax).optional(),
  gender: z.enum(roomGenders).optional(),
  wifi: queryFlag.optional(),
  pets: queryFlag.optional(),
  smoking: queryFlag.optional(),
  home_type: queryList(roomChoices.home_type).optional(),
  layout: queryList(roomChoices.layout).optional(),
  furnishing: queryList(roomChoices.furnishing).optional(),
  bathroom: queryList(roomChoices.bathroom).optional(),
  meals: queryList(roomChoices.meals).optional(),
  kitchen: queryList(roomChoices.kitchen).optional(),
  posted_by: queryList(roomChoices.posted_by).optional(),
  household: queryList(householdKinds).optional(),
  no_brokerage: queryFlag.optional(),
  max_brokerage: queryInteger(0, chargeMax).optional(),
  max_maintenance: queryInteger(0, chargeMax).optional(),
  max_painting: queryInteger(0, chargeMax).optional(),
  ...comforts,
  /** Months, days, and the hour until which the gate is open. */
  max_lock_in: oneOf(lockInOptions),
  max_notice: oneOf(noticeOptions),
  gate_after: z.enum(gateOptions).optional(),
  /** Free on this day or before. */
  move_in_by: z.iso.date().optional(),
  verified: queryFlag.optional(),
  photos: queryFlag.optional(),
  photo_checked: queryFlag.optional(),
  work_proven: queryFlag.optional(),
  include_unknown: queryFlag.optional(),
}
