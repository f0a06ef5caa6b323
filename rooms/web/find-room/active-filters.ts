import { rupees, sentencesOf, shortDate } from '@basera/platform/web'
import type { ActiveFilter } from '@basera/platform/web/search'
import {
  defaultRadiusKm,
  noRoomFilters,
  type RoomChoice,
  type RoomChoiceOf,
  type RoomFilters,
} from '@basera/rooms/contract'
import { choiceWords, factLabel, hourWords, householdWords } from '../facts/fact-words.ts'
import en from '../locales/en.json'
import { withoutOutline } from '../map/area-before.ts'
import { choiceFilters, comfortFilters, listingFilters } from './filter-names.ts'
import { destinationWords } from './search-words.ts'

const t = sentencesOf(en)

type Off = Partial<RoomFilters>
type Active = readonly [key: string, words: string, off: Off]

function rentWords(min: number | null, max: number | null): string {
  if (min === null) return t('rooms.search.chip.rentTo', { max: rupees(max ?? 0) })
  if (max === null) return t('rooms.search.chip.rentFrom', { min: rupees(min) })
  return t('rooms.search.chip.rent', { min: rupees(min), max: rupees(max) })
}

/** Two or more values of a filter have a chip each. */
function listed<Value extends string>(
  name: keyof RoomFilters,
  chosen: readonly Value[],
  words: (value: Value) => string,
): Active[] {
  return chosen.map((value) => [
    `${name} ${value}`,
    words(value),
    { [name]: chosen.filter((other) => other !== value) },
  ])
}

function areaAndRent(filters: RoomFilters): Active[] {
  const { organization, minRent, maxRent, maxTotal, gender, radiusKm, point, bounds, outline } = filters
  const { commuteTo, commuteBy, commuteMax: minutes } = filters
  const active: (Active | false)[] = [
    bounds !== null && ['bounds', t('rooms.search.chip.mapArea'), { bounds: null }],
    outline.length > 0 && ['outline', t('rooms.search.chip.outline'), withoutOutline(filters)],
    commuteTo !== '' && [
      'commute',
      t(`rooms.search.trip.${commuteBy}`, { minutes, place: destinationWords(filters) }),
      { commuteTo: '', commuteLabel: '' },
    ],
    organization !== '' && ['organization', organization, { organization: '' }],
    (minRent !== null || maxRent !== null) && [
      'rent',
      rentWords(minRent, maxRent),
      { minRent: null, maxRent: null },
    ],
    maxTotal !== null && [
      'total',
      t('rooms.search.chip.total', { max: rupees(maxTotal) }),
      { maxTotal: null },
    ],
    gender !== 'any' && ['gender', t(`rooms.search.gender.${gender}`), { gender: 'any' }],
    point !== null &&
      radiusKm !== defaultRadiusKm && [
        'radius',
        t('rooms.search.chip.radius', { radius: radiusKm }),
        { radiusKm: defaultRadiusKm },
      ],
  ]
  return active.filter((one) => one !== false)
}

function facts(filters: RoomFilters): Active[] {
  const choices = choiceFilters.flatMap(([name, fact]) =>
    listed<RoomChoiceOf<RoomChoice>>(name, filters[name], (value) => choiceWords(fact, value)),
  )
  const comforts = comfortFilters.flatMap(([name, fact]): Active[] =>
    filters[name] ? [[name, factLabel(fact), { [name]: false }]] : [],
  )
  return [...choices, ...listed('households', filters.households, householdWords), ...comforts]
}

const sumFilters = [
  ['maxBrokerage', 'rooms.search.chip.brokerage'],
  ['maxMaintenance', 'rooms.search.chip.maintenance'],
  ['maxPainting', 'rooms.search.chip.painting'],
] as const

const sums = (filters: RoomFilters): Active[] =>
  sumFilters.flatMap(([name, words]): Active[] => {
    const sum = filters[name]
    return sum === null ? [] : [[name, t(words, { sum, max: rupees(sum) }), { [name]: null }]]
  })

function terms({ maxLockIn, maxNotice, gateAfter, moveInBy, includeUnknown }: RoomFilters): Active[] {
  const { maxLockIn: noLockIn, maxNotice: noNotice } = noRoomFilters
  const active: (Active | false)[] = [
    maxLockIn !== '' && ['lockIn', t('rooms.search.chip.lockIn', { n: maxLockIn }), { maxLockIn: noLockIn }],
    maxNotice !== '' && ['notice', t('rooms.search.chip.notice', { n: maxNotice }), { maxNotice: noNotice }],
    gateAfter !== '' && [
      'gate',
      t('rooms.search.chip.gate', { hour: hourWords(gateAfter) }),
      { gateAfter: '' },
    ],
    moveInBy !== '' && [
      'moveInBy',
      t('rooms.search.chip.moveInBy', { day: shortDate(moveInBy) }),
      { moveInBy: '' },
    ],
    includeUnknown && ['unknown', t('rooms.search.chip.unknown'), { includeUnknown: false }],
  ]
  return active.filter((one) => one !== false)
}

function flags(filters: RoomFilters): Active[] {
  const names = [...(['wifi', 'pets', 'smoking'] as const), ...listingFilters.map(([name]) => name)]
  return names
    .filter((name) => filters[name])
    .map((name) => [name, t(`rooms.search.flag.${name}`), { [name]: false }])
}

/** Active filters, each with the search without it. A place and a sort have no chip. */
export const activeFilters = (filters: RoomFilters): readonly ActiveFilter<RoomFilters>[] =>
  [areaAndRent, flags, facts, sums, terms]
    .flatMap((part) => part(filters))
    .map(([key, words, off]) => ({ key, words, without: { ...filters, ...off } }))
