import * as z from 'zod/mini'
import { lockInMonthsMax, noticeDaysMax } from './fact-limits.ts'
import { chargeMax } from './limits.ts'
import {
  type HouseholdEntry,
  householdCountMax,
  householdEntriesMax,
  householdKinds,
  type RoomChoice,
  type RoomComfort,
  roomChoices,
  roomComforts,
} from './room-facts.ts'
import { roomSentences as say } from './sentences.ts'

/** A blank field of a form is a fact that is not said. */
const blankIsNull = z.transform((value: unknown) => (value === '' || Number.isNaN(value) ? null : value))

const choice = <const Options extends readonly string[]>(options: Options) =>
  z.pipe(blankIsNull, z.nullable(z.enum(options)))

const numberUpTo = (max: number, whole: string, high: string) =>
  z.pipe(
    blankIsNull,
    z.nullable(z.number(whole).check(z.int(whole), z.minimum(0, say.factNegative), z.maximum(max, high))),
  )
const rupees = (max: number) => numberUpTo(max, say.amountWhole, say.amountHigh)

/** `22:00`; the hour at which the gate of the home closes. */
const timeOfDay = z.pipe(
  blankIsNull,
  z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, say.gateTime))),
)

const householdEntry = z.strictObject({
  kind: z.enum(householdKinds),
  count: z
    .number(say.tenantsWhole)
    .check(
      z.int(say.tenantsWhole),
      z.minimum(1, say.householdCount),
      z.maximum(householdCountMax, say.householdCount),
    ),
})

const household = z.pipe(
  z.nullable(z.array(householdEntry).check(z.maxLength(householdEntriesMax, say.householdMany))),
  z.transform((entries: HouseholdEntry[] | null) => (entries?.length ? entries : null)),
)

type Choices = { readonly [Name in RoomChoice]: ReturnType<typeof choice<(typeof roomChoices)[Name]>> }
type Comforts = Readonly<Record<RoomComfort, z.ZodMiniNullable<z.ZodMiniBoolean>>>

const choices = Object.fromEntries(
  Object.entries(roomChoices).map(([name, options]) => [name, choice(options)]),
) as unknown as Choices
const comforts = Object.fromEntries(
  roomComforts.map((name) => [name, z.nullable(z.boolean())]),
) as unknown as Comforts

/** What a room may say beyond the basics; null is "not said" (rooms.room-facts). Sums in whole rupees. */
export const factFields = {
  ...choices,
  /** Once, to the broker; 0 is none. */
  brokerage: rupees(chargeMax),
  lock_in_months: numberUpTo(lockInMonthsMax, say.tenantsWhole, say.lockInLong),
  notice_days: numberUpTo(noticeDaysMax, say.tenantsWhole, say.noticeLong),
  /** Once, when leaving. */
  painting_charge: rupees(chargeMax),
  /** A month, on top of rent and bills; 0 where the bills include it. */
  maintenance: rupees(chargeMax),
  ...comforts,
  gate_closes_at: timeOfDay,
  household,
}
