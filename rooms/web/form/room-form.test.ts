import { todayInIndia } from '@basera/platform/web'
import { roomChoices, roomEdit, roomGenders, roomListing, roomSentences as say } from '@basera/rooms/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { brokenRules, roomBody } from './room-form.ts'
import { newRoomValues, type RoomValues } from './room-values.ts'

const good: RoomValues = {
  ...newRoomValues(),
  title: 'Sunny room near Sony World Signal',
  address: { text: 'Koramangala, Bengaluru', place: null },
  rent: 14_500,
  available_from: '2090-12-01',
}

/** What a schema says of `values`: the first sentence of each field. */
function schemaSays(schema: z.ZodType, values: RoomValues): Record<string, string> {
  const sent = {
    ...roomBody(values),
    // The form's body turns what is blank into 0; a blank rent is refused by both.
    rent: values.rent,
    title: values.title,
    address: values.address.text,
    description: values.description,
    custom_amenities: [...values.custom_amenities, values.feature_typed],
  }
  const { error } = schema.safeParse(sent)
  const said: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) said[String(path[0])] ??= message
  return said
}

const text = (max: number) =>
  fc.oneof(
    fc.string({ maxLength: 14, unit: 'binary' }),
    fc.constantFrom(
      '',
      ' ',
      '   \t',
      ' a b ',
      'with\nlines',
      'with\r\nlines',
      'tab\there',
      '\ud800',
      '\u0007',
    ),
    fc.integer({ min: max - 2, max: max + 2 }).map((length) => 'x'.repeat(length)),
    fc.integer({ min: max - 2, max: max + 2 }).map((length) => ` ${'ब'.repeat(length)} `),
    fc.integer({ min: max - 2, max: max + 2 }).map((length) => '😀'.repeat(length)),
  )
const sum = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -2, max: 1_100 }),
  fc.constantFrom(-0.5, 1500.5, 9_999_999, 10_000_000, 10_000_001, 100_000_000, 100_000_001, 999, 1000),
)
const dayFrom = (days: number) => todayInIndia(new Date(Date.now() + days * 86_400_000))
const day = fc.oneof(
  fc.constantFrom(dayFrom(-1), dayFrom(0), dayFrom(1), '2090-01-01', '2090-02-29', '9999-12-31'),
  fc.constantFrom('', '2026-02-28', '2026-02-29', '2024-02-29', '2026-04-31', '2026-13-01', '0000-01-01'),
  fc.constantFrom('26-01-01', '2026-1-1', '2026-00-10', '2026-01-00', '2026-12-31', '12026-01-01', 'soon'),
)
const said = fc.constantFrom(null, true, false)
const anyValues: fc.Arbitrary<RoomValues> = fc.record({
  title: text(120),
  description: text(500),
  address: text(300).map((words) => ({ text: words, place: null })),
  rent: sum,
  deposit: sum,
  bills_estimate: sum,
  available_from: day,
  gender_preference: fc.constantFrom(...roomGenders),
  current_tenants: fc.integer({ min: -1, max: 101 }),
  max_tenants: fc.integer({ min: -1, max: 101 }),
  custom_amenities: fc.array(text(40), { maxLength: 25 }),
  feature_typed: text(40),
  wifi_included: fc.boolean(),
  pets_allowed: fc.boolean(),
  smoking_allowed: fc.boolean(),
  alcohol_allowed: fc.boolean(),
  music_allowed: fc.boolean(),
  gym_access: fc.boolean(),
  swimming_pool: fc.boolean(),
  parking_available: fc.boolean(),
  security_deposit: fc.boolean(),
  home_type: fc.constantFrom(null, ...roomChoices.home_type),
  layout: fc.constantFrom(null, ...roomChoices.layout),
  furnishing: fc.constantFrom(null, ...roomChoices.furnishing),
  bathroom: fc.constantFrom(null, ...roomChoices.bathroom),
  meals: fc.constantFrom(null, ...roomChoices.meals),
  kitchen: fc.constantFrom(null, ...roomChoices.kitchen),
  posted_by: fc.constantFrom(null, ...roomChoices.posted_by),
  brokerage: sum,
  lock_in_months: fc.constantFrom(null, -1, 0, 24, 25, 1.5),
  notice_days: fc.constantFrom(null, -1, 0, 90, 91),
  painting_charge: sum,
  maintenance: sum,
  air_conditioning: said,
  geyser: said,
  washing_machine: said,
  fridge: said,
  lift: said,
  power_backup: said,
  guests_allowed: said,
  gate_closes_at: fc.constantFrom(null, '', '22:00', '24:00', '9:00'),
  household: fc.constantFrom(
    null,
    [],
    [{ kind: 'women' as const, count: 2 }],
    [{ kind: 'men' as const, count: 21 }],
  ),
})

describe('the rules of the form and of the contract', () => {
  it.each([
    ['create', roomListing],
    ['edit', roomEdit],
  ] as const)(
    'rooms.form-sentences: on %s they say the same of every field, whatever is typed',
    (mode, schema) => {
      fc.assert(
        fc.property(anyValues, (values) => {
          const mine: Record<string, string> = { ...brokenRules(values, mode) }
          const theirs = schemaSays(schema, values)
          // The schema may skip rules between fields where a field by itself is not good.
          const between: Record<string, string> = {
            current_tenants: say.tenantsOrder,
            brokerage: say.brokerageMissing,
          }
          const isOfOneField = Object.entries(theirs).some(([field, said]) => said !== between[field])
          for (const [field, sentence] of Object.entries(between)) {
            if (!isOfOneField) continue
            if (mine[field] === sentence) delete mine[field]
            if (theirs[field] === sentence) delete theirs[field]
          }
          expect(mine).toEqual(theirs)
        }),
        { numRuns: 3000 },
      )
    },
  )
})

const cases: readonly (readonly [Partial<RoomValues>, 'create' | 'edit', string | undefined])[] = [
  [{ title: ' ' }, 'create', 'Title is required'],
  [{ title: 'Room 1' }, 'create', 'Title should be at least 10 characters'],
  [{ title: 'Room 1' }, 'edit', undefined],
  [{ description: 'x'.repeat(500) }, 'create', undefined],
  [{ description: '😀'.repeat(500) }, 'create', undefined],
  [{ description: 'x'.repeat(501) }, 'edit', 'Description should not exceed 500 characters'],
  [{ address: { text: '', place: null } }, 'create', 'Address is required'],
  [{ rent: null }, 'create', 'Monthly rent is required'],
  [{ rent: null }, 'edit', 'Rent is required'],
  [{ rent: 999 }, 'create', 'Minimum rent should be ₹1,000'],
  [{ rent: 999 }, 'edit', undefined],
  [{ rent: 0 }, 'edit', 'Rent must be positive'],
  [{ deposit: -500 }, 'edit', 'Deposit cannot be negative'],
  [{ bills_estimate: -1 }, 'create', 'Bills estimate cannot be negative'],
  [{ deposit: null, bills_estimate: null }, 'create', undefined],
  [{ available_from: '' }, 'create', 'Available date is required'],
  [{ available_from: dayFrom(-1) }, 'create', 'Choose today or a later day'],
  [{ available_from: '2020-01-01' }, 'create', 'Choose today or a later day'],
  [{ available_from: dayFrom(0) }, 'create', undefined],
  [{ available_from: '2020-01-01' }, 'edit', undefined],
  [{ current_tenants: -1 }, 'create', 'Cannot be negative'],
  [{ max_tenants: 0 }, 'create', 'Must be at least 1'],
  [{ posted_by: 'agent' }, 'create', 'Agents must say their brokerage. Enter 0 if there is none.'],
  [{ posted_by: 'agent', brokerage: 0 }, 'create', undefined],
  [{ posted_by: 'owner' }, 'create', undefined],
  [{ lock_in_months: 25 }, 'create', 'Lock-in should not exceed 24 months'],
  [{ notice_days: 91 }, 'edit', 'Notice should not exceed 90 days'],
  [{ maintenance: -1 }, 'edit', 'Cannot be negative'],
  [{ current_tenants: 3, max_tenants: 2 }, 'edit', 'Current tenants cannot exceed maximum tenants'],
]

describe('brokenRules', () => {
  it.each(cases)('rooms.form-sentences: %o on %s: %s', (typed, mode, sentence) => {
    expect(Object.values(brokenRules({ ...good, ...typed }, mode))).toEqual(sentence ? [sentence] : [])
  })
})
