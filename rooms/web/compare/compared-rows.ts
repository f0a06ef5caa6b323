import { longDate, rupees, sentencesOf } from '@basera/platform/web'
import {
  type Comparison,
  type RoomChoice,
  type RoomComfort,
  roomComforts,
  trueCost,
} from '@basera/rooms/contract'
import { placeOfAddress } from '../card/place-of-address.ts'
import { choiceWords, factLabel, householdWords } from '../facts/fact-words.ts'
import en from '../locales/en.json'

const t = sentencesOf(en)

type Compared = Comparison['items'][number]
type Journey = Comparison['commute']

interface Cell {
  readonly words: string
  /** What the cell is measured by; the one least of all is marked. Null does not take part. */
  readonly measure?: number | null
}

export interface ComparedRow {
  readonly label: string
  readonly words: readonly string[]
  /** Position of the cell with the least measure; undefined for ties, and where fewer than two are known. */
  readonly least: number | undefined
  /** What is said of the least. */
  readonly mark: string
  /** Whether the rooms differ here. */
  readonly differs: boolean
  /** In the listers' own words. */
  readonly isWritten?: boolean
}

export interface ComparedPart {
  readonly title: string
  readonly rows: readonly ComparedRow[]
}

const notSaid = () => t('rooms.cost.notSaid')
const sum = (amount: number | null): Cell => ({
  words: amount === null ? notSaid() : rupees(amount),
  measure: amount,
})
/** A sum with unknown terms is no measure. */
function total({ room }: Compared, name: 'monthly' | 'toMoveIn'): Cell {
  const { sum: amount, isComplete } = trueCost(room)[name]
  if (isComplete) return sum(amount)
  return { words: t('rooms.compare.atLeast', { sum: rupees(amount) }), measure: null }
}

function leastOf(cells: readonly Cell[]): number | undefined {
  const known = cells.flatMap(({ measure }, index) =>
    typeof measure === 'number' ? [[measure, index] as const] : [],
  )
  const [first, second] = known.toSorted(([a], [b]) => a - b)
  return first && second && first[0] < second[0] ? first[1] : undefined
}

/** A comparison's rows in parts (rooms.side-by-side); no row says nothing of every room. */
export function comparedParts({ items, commute }: Comparison): readonly ComparedPart[] {
  const row = (label: string, cell: (compared: Compared) => Cell, mark = t('rooms.compare.lowest')) => {
    const cells = items.map(cell)
    const words = cells.map((one) => one.words)
    return { label, words, mark, least: leastOf(cells), differs: new Set(words).size > 1 }
  }
  const parts = [
    { title: t('rooms.compare.money'), rows: moneyRows(row) },
    { title: t('rooms.compare.place'), rows: placeRows(row, commute) },
    { title: t('rooms.compare.house'), rows: houseRows(row) },
    { title: t('rooms.compare.lister'), rows: listerRows(row) },
  ]
  const saysNothing = ({ words }: ComparedRow) => words.every((one) => one === notSaid())
  return parts.map(({ title, rows }) => ({ title, rows: rows.filter((one) => !saysNothing(one)) }))
}

type MakeRow = (label: string, cell: (compared: Compared) => Cell, mark?: string) => ComparedRow

const moneyRows = (row: MakeRow): readonly ComparedRow[] => [
  row(t('rooms.compare.rent'), ({ room }) => sum(room.rent)),
  row(t('rooms.compare.bills'), ({ room }) => sum(trueCost(room).terms.bills)),
  row(t('rooms.cost.monthlyMaintenance'), ({ room }) => sum(room.maintenance)),
  row(t('rooms.compare.monthly'), (compared) => total(compared, 'monthly')),
  row(t('rooms.room.deposit'), ({ room }) => sum(room.deposit)),
  row(t('rooms.cost.brokerage'), ({ room }) => sum(room.brokerage)),
  row(t('rooms.cost.toMoveIn'), (compared) => total(compared, 'toMoveIn')),
  row(t('rooms.compare.painting'), ({ room }) => sum(room.painting_charge)),
  row(t('rooms.cost.lockIn'), ({ room: { lock_in_months: n } }) => ({
    words: n === null ? notSaid() : t('rooms.cost.lockInMonths', { n }),
  })),
  row(t('rooms.cost.notice'), ({ room: { notice_days: n } }) => ({
    words: n === null ? notSaid() : t('rooms.cost.noticeDays', { n }),
  })),
]

const isLocated = ({ room }: Compared) => room.public_latitude !== null

function tripCell(compared: Compared, { by }: NonNullable<Journey>): Cell {
  const { commute_minutes: minutes } = compared
  if (!isLocated(compared)) return { words: t('rooms.compare.noPoint') }
  if (minutes === null) return { words: t('rooms.compare.tripFar') }
  return { words: t(`rooms.compare.trip.${by}`, { n: minutes }), measure: minutes }
}

function metroCell(compared: Compared): Cell {
  const { metro } = compared
  if (!isLocated(compared)) return { words: t('rooms.compare.noPoint') }
  if (!metro) return { words: t('rooms.compare.metroFar') }
  const km = metro.distance_km.toFixed(1)
  return { words: t('rooms.compare.metroAt', { name: metro.name, km }), measure: Number(km) }
}

const placeRows = (row: MakeRow, commute: Journey): readonly ComparedRow[] => [
  {
    ...row(t('rooms.compare.area'), ({ room }) => ({ words: placeOfAddress(room.address) })),
    isWritten: true,
  },
  ...(commute
    ? [
        row(
          t('rooms.compare.trip', { place: commute.label }),
          (compared) => tripCell(compared, commute),
          t('rooms.compare.shortest'),
        ),
      ]
    : []),
  row(t('rooms.compare.metro'), metroCell, t('rooms.compare.nearest')),
]

const choiceRow = (row: MakeRow, name: RoomChoice) =>
  row(factLabel(name), ({ room }) => {
    const value = room[name]
    return { words: value === null ? notSaid() : choiceWords(name, value) }
  })

const yesNo = (value: boolean | null): Cell => ({
  words: value === null ? notSaid() : t(value ? 'rooms.compare.yes' : 'rooms.compare.no'),
})
const comfortRow = (row: MakeRow, name: RoomComfort) => row(factLabel(name), ({ room }) => yesNo(room[name]))

const householdCell = ({ room: { household } }: Compared): Cell => ({
  words: household
    ? household
        .map(({ kind, count }) => t('rooms.room.householdOf', { kind: householdWords(kind), count }))
        .join(', ')
    : notSaid(),
})

const houseRows = (row: MakeRow): readonly ComparedRow[] => [
  ...(['home_type', 'layout', 'furnishing', 'bathroom', 'meals', 'kitchen'] as const).map((name) =>
    choiceRow(row, name),
  ),
  ...roomComforts.map((name) => comfortRow(row, name)),
  row(t('rooms.room.gate'), ({ room: { gate_closes_at: time } }) => ({
    words: time ? t('rooms.room.gateAt', { time }) : notSaid(),
  })),
  row(t('rooms.compare.from'), ({ room }) => ({ words: longDate(room.available_from) })),
  row(t('rooms.compare.for'), ({ room }) => ({ words: t(`rooms.gender.${room.gender_preference}`) })),
  row(t('rooms.room.tenants'), ({ room }) => ({ words: `${room.current_tenants}/${room.max_tenants}` })),
  row(factLabel('household'), householdCell),
  row(t('rooms.compare.photos'), ({ room }) => ({ words: String(room.images.length) })),
]

function checkedCell({ room: { lister } }: Compared): Cell {
  const { work } = lister.proofs
  const phone = t(lister.phone_verified ? 'rooms.compare.phone' : 'rooms.compare.notChecked')
  return { words: work ? t('rooms.compare.phoneAndWork', { phone, domain: work.domain }) : phone }
}

const listerRows = (row: MakeRow): readonly ComparedRow[] => [
  choiceRow(row, 'posted_by'),
  row(t('rooms.compare.checked'), checkedCell),
]
