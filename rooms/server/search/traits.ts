import {
  gateOptions,
  householdKinds,
  lockInOptions,
  noticeOptions,
  type RoomFacetSearch,
  roomChoiceNames,
  roomChoices,
  roomComforts,
} from '@basera/rooms/contract'

type Value = string | number | boolean

/** A filter on facts of a room: a bit of `rooms.traits` for each of its values, in their order from `first` on. */
export interface TraitGroup {
  readonly filter: TraitFilterName
  readonly values: readonly Value[]
  readonly first: number
  /** Bits one of which is set where a room says the fact, or null when a room always says it. */
  readonly said: bigint | null
}

const traitFilterNames = [
  ...roomChoiceNames,
  'household',
  'no_brokerage',
  ...roomComforts,
  'max_lock_in',
  'max_notice',
  'gate_after',
  'verified',
  'photos',
  'photo_checked',
  'work_proven',
] as const
export type TraitFilterName = (typeof traitFilterNames)[number]

const bits = (first: number, count: number) => ((1n << BigInt(count)) - 1n) << BigInt(first)

const group = (
  filter: TraitFilterName,
  values: readonly Value[],
  first: number,
  said: bigint | null = bits(first, values.length),
): TraitGroup => ({ filter, values, first, said })

const choiceFirst = {
  home_type: 0,
  layout: 4,
  furnishing: 9,
  bathroom: 12,
  meals: 14,
  kitchen: 17,
  posted_by: 20,
}

/** The order of the bits is that of the column (database/migrations/0021_room_facts.sql). */
export const traitGroups: readonly TraitGroup[] = [
  ...roomChoiceNames.map((name) => group(name, roomChoices[name], choiceFirst[name])),
  group('no_brokerage', [true], 24, bits(24, 2)),
  ...roomComforts.map((name, index) => group(name, [true], 26 + 2 * index, bits(26 + 2 * index, 2))),
  group('household', householdKinds, 40),
  group('verified', [true], 44, null),
  group('photos', [true], 45, null),
  group('max_lock_in', lockInOptions, 47, bits(46, 1)),
  group('max_notice', noticeOptions, 53, bits(52, 1)),
  group('gate_after', gateOptions, 58, bits(57, 1)),
  group('photo_checked', [true], 61, null),
  group('work_proven', [true], 62, null),
]

export const noBrokerageBit = 1n << 24n

export const householdSaid = bits(40, householdKinds.length)

/** What one filter asks of `rooms.traits`: any bit of `mask`; none of `said` means that the room does not say it. */
export interface TraitFilter {
  readonly filter: TraitFilterName
  readonly mask: bigint
  readonly said: bigint | null
}

type TraitSearch = Pick<RoomFacetSearch, TraitFilterName>

function asked(search: TraitSearch, filter: TraitFilterName): readonly Value[] {
  const value = search[filter]
  if (value === undefined || value === false) return []
  return typeof value === 'object' ? value : [value]
}

/** The filters of a search on facts; several values of one filter are alternatives (rooms.search-unknown). */
export function traitFilters(search: TraitSearch): readonly TraitFilter[] {
  return traitGroups.flatMap(({ filter, values, first, said }) => {
    const wanted = asked(search, filter)
    const mask = values.reduce(
      (sum: bigint, value, index) => (wanted.includes(value) ? sum | (1n << BigInt(first + index)) : sum),
      0n,
    )
    return mask === 0n ? [] : [{ filter, mask, said }]
  })
}
