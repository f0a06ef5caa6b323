import { brokenByUpdate, checksOf } from '@basera/platform/testing'
import {
  addressMax,
  amenitiesMax,
  billsMax,
  chargeMax,
  depositMax,
  descriptionMax,
  editedRoomFields,
  editRentMin,
  judgeRoomTogether,
  lockInMonthsMax,
  noticeDaysMax,
  rentMax,
  reviewReasons,
  roomChoiceNames,
  roomChoices,
  roomGenders,
  roomStatuses,
  tenantsMax,
  titleMax,
} from '@basera/rooms/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RoomWorld, roomWorld } from '../room-world.fixture.ts'

let world: RoomWorld
let id: string
beforeAll(async () => {
  world = await roomWorld(1)
  id = String(world.rooms[0]?.id)
})
afterAll(() => world?.close())

type Fields = typeof editedRoomFields
type Change = Readonly<Partial<Record<keyof Fields, unknown>>>

/** What the contract says of a change: whether each field and all together keep its rules. */
function isTaken(change: Change): boolean {
  const broken: string[] = []
  for (const [name, value] of Object.entries(change))
    if (!editedRoomFields[name as keyof Fields].safeParse(value).success) broken.push(name)
  judgeRoomTogether(change as Parameters<typeof judgeRoomTogether>[0], (name) => broken.push(name))
  return broken.length === 0
}

const at = (n: number) => ({ latitude: 12.9, longitude: n })
const texts = (most: number) => ['x', 'x'.repeat(most), 'ब'.repeat(most), '😀'.repeat(most)]
const noTexts = (most: number) => ['x'.repeat(most + 1), '😀'.repeat(most + 1), 'a\u0007b']
const named = <Name extends string>(name: Name, values: readonly unknown[]) =>
  values.map((value) => ({ [name]: value }) as Change)

/** For each rule of the table: changes at the contract's limits, and just beyond them. */
const rules: Readonly<Record<string, readonly [good: readonly Change[], bad: readonly Change[]]>> = {
  rooms_title_length: [named('title', texts(titleMax)), named('title', ['', ...noTexts(titleMax)])],
  rooms_description_length: [
    named('description', [...texts(descriptionMax), 'two\nlines']),
    named('description', noTexts(descriptionMax)),
  ],
  rooms_address_length: [named('address', texts(addressMax)), named('address', ['', ...noTexts(addressMax)])],
  rooms_latitude_range: [
    [-90, 90].map((latitude) => ({ latitude, longitude: 77.6 })),
    [-90.0001, 90.0001].map((latitude) => ({ latitude, longitude: 77.6 })),
  ],
  rooms_longitude_range: [[-180, 180].map(at), [-180.0001, 180.0001].map(at)],
  rooms_point_whole: [
    [{ latitude: null, longitude: null }, at(77.6)],
    [
      { latitude: 12.9, longitude: null },
      { latitude: null, longitude: 77.6 },
    ],
  ],
  rooms_rent_positive: [named('rent', [editRentMin, rentMax]), named('rent', [editRentMin - 1, rentMax + 1])],
  rooms_deposit_range: [named('deposit', [0, depositMax]), named('deposit', [-1, depositMax + 1])],
  rooms_bills_estimate_range: [
    named('bills_estimate', [0, billsMax]),
    named('bills_estimate', [-1, billsMax + 1]),
  ],
  rooms_gender_preference: [
    named('gender_preference', roomGenders),
    named('gender_preference', ['other', 'Any', '']),
  ],
  rooms_current_tenants_range: [
    [0, tenantsMax].map((current_tenants) => ({ current_tenants, max_tenants: tenantsMax })),
    [{ current_tenants: -1, max_tenants: tenantsMax }],
  ],
  rooms_max_tenants_range: [
    [1, tenantsMax].map((max_tenants) => ({ current_tenants: 0, max_tenants })),
    [0, tenantsMax + 1].map((max_tenants) => ({ current_tenants: 0, max_tenants })),
  ],
  rooms_tenants_fit: [[{ current_tenants: 3, max_tenants: 3 }], [{ current_tenants: 4, max_tenants: 3 }]],
  rooms_custom_amenities_count: [
    named('custom_amenities', [[], Array.from({ length: amenitiesMax }, (_, n) => `Feature ${n}`)]),
    named('custom_amenities', [Array.from({ length: amenitiesMax + 1 }, (_, n) => `Feature ${n}`)]),
  ],
}

const choiceRules = Object.fromEntries(
  roomChoiceNames.map((name) => [
    `rooms_${name}`,
    [
      named(name, [null, ...roomChoices[name].filter((one) => one !== 'agent')]),
      named(name, ['other', 'None']),
    ],
  ]),
)
const upTo = (name: keyof Fields, max: number) =>
  [named(name, [null, 0, max]), named(name, [-1, max + 1])] as const

/** The same for what a room may leave unsaid. */
const factRules: typeof rules = {
  ...(choiceRules as unknown as typeof rules),
  rooms_brokerage_range: upTo('brokerage', chargeMax),
  rooms_lock_in_range: upTo('lock_in_months', lockInMonthsMax),
  rooms_notice_range: upTo('notice_days', noticeDaysMax),
  rooms_painting_range: upTo('painting_charge', chargeMax),
  rooms_maintenance_range: upTo('maintenance', chargeMax),
  rooms_gate_time: [
    named('gate_closes_at', [null, '00:00', '23:59']),
    named('gate_closes_at', ['24:00', '9:00', '22:60', 'late']),
  ],
  // rooms.agent-brokerage
  rooms_agent_brokerage: [
    [
      { posted_by: 'agent', brokerage: 0 },
      { posted_by: 'owner', brokerage: null },
    ],
    [{ posted_by: 'agent', brokerage: null }],
  ],
  // rooms.household-entries
  rooms_household: [
    named('household', [null, [{ kind: 'women', count: 20 }], Array(6).fill({ kind: 'family', count: 1 })]),
    named('household', [
      [{ kind: 'women', count: 21 }],
      [{ kind: 'women', count: 0 }],
      [{ kind: 'cats', count: 1 }],
      [{ kind: 'men', count: 1, name: 'Asha' }],
      Array(7).fill({ kind: 'men', count: 1 }),
    ]),
  ],
}

/** Rules about columns that are no field of the form. */
const notOfTheForm = [
  'rooms_external_id_length',
  'rooms_review_asked',
  'rooms_review_reasons',
  'rooms_review_whole',
  'rooms_status',
  'rooms_version_positive',
]

describe('the rules of the table of rooms', () => {
  it('each stand beside the field of the contract that says the same', async () => {
    const all = await checksOf(world.pool, 'rooms')
    expect(all).toEqual([...Object.keys({ ...rules, ...factRules }), ...notOfTheForm].sort())
  })

  it.each(Object.entries({ ...rules, ...factRules }))(
    '%s takes what the contract takes, and refuses what it refuses',
    async (rule, [good, bad]) => {
      for (const change of good) {
        expect(isTaken(change), JSON.stringify(change)).toBe(true)
        expect(await brokenByUpdate(world.pool, 'rooms', id, change), JSON.stringify(change)).toBeUndefined()
      }
      for (const change of bad) {
        expect(isTaken(change), JSON.stringify(change)).toBe(false)
        expect(await brokenByUpdate(world.pool, 'rooms', id, change), JSON.stringify(change)).toBe(rule)
      }
    },
  )

  it('rooms_status knows the statuses that a lister can choose', async () => {
    const tell = (status: string) => brokenByUpdate(world.pool, 'rooms', id, { status })
    for (const status of roomStatuses) expect(await tell(status)).toBeUndefined()
    expect(await tell('gone')).toBe('rooms_status')
  })

  it('rooms_review_reasons knows the reasons of a review', async () => {
    const tell = (reasons: readonly string[]) =>
      brokenByUpdate(world.pool, 'rooms', id, { review_since: '2026-11-01', review_reasons: reasons })
    for (const reason of reviewReasons) expect(await tell([reason])).toBeUndefined()
    expect(await tell([...reviewReasons])).toBeUndefined()
    for (const bad of [['dull'], []]) expect(await tell(bad)).toBe('rooms_review_reasons')
  })
})
