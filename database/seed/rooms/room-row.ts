import type { Clock } from '../base/clock.ts'
import { day, hour } from '../base/clock.ts'
import type { Dice } from '../base/dice.ts'
import type { RoomRow } from '../rows.ts'
import { writeAddress } from './address.ts'
import { describe } from './describe.ts'
import type { RoomFacts } from './facts.ts'
import { saidFacts } from './said-facts.ts'

const extras: readonly (readonly [string, (facts: RoomFacts) => boolean])[] = [
  ['Power backup', ({ backup }) => backup],
  ['Lift', ({ lift }) => lift],
  ['Balcony', ({ balcony }) => balcony],
  ['Air conditioner', ({ ac }) => ac],
  ['Attached bathroom', ({ attachedBath, offer }) => attachedBath && offer !== '1bhk' && offer !== '2bhk'],
  ['Home-cooked meals', ({ meals }) => meals],
  ['Vegetarian kitchen', ({ vegKitchen, meals }) => vegKitchen && !meals],
  ['Study table', ({ furnishing }) => furnishing === 'furnished'],
  ['Housekeeping', ({ listerKind }) => listerKind === 'hostel'],
  ['Washing machine', ({ furnishing, floor }) => furnishing === 'furnished' && floor % 2 === 0],
  ['Geyser', ({ furnishing }) => furnishing !== 'unfurnished'],
  ['RO water', ({ rent }) => rent % 1000 === 0],
  ['Separate entrance', ({ offer }) => offer === 'family room'],
  ['Clubhouse', ({ pool }) => pool],
]

const extrasOf = (facts: RoomFacts, dice: Dice): string[] =>
  dice.shuffled(extras.filter(([, has]) => has(facts)).map(([name]) => name)).slice(
    0,
    dice.weighted([0, 1, 2, 3, 4, 5], (count) => [3, 2, 3, 3, 2, 1][count] ?? 0),
  )

/** Most rooms are free now or on a first of the month soon; 60 days ahead at most. */
function availableFrom(dice: Dice, clock: Clock): string {
  if (dice.chance(0.38)) return clock.day(0)
  const ahead = dice.int(1, 60)
  const date = clock.day(ahead)
  const first = clock.day(ahead - Number(date.slice(8)) + 1)
  return dice.chance(0.45) && first > clock.day(0) ? first : date
}

export interface RoomIdentity {
  readonly id: string
  readonly userId: string
  readonly title: string
  /** The house, when the lister lets more than one room in it. */
  readonly address?: string | undefined
}

/** A room as a row. Few lack a point: their lister typed the address and chose no place from the list. */
export function roomRow(
  facts: RoomFacts,
  identity: RoomIdentity,
  dice: Dice,
  clock: Clock,
  unlocatedShare = 0.02,
): RoomRow {
  const age = Math.min(75 * day, -Math.log(1 - dice.next()) * 18 * day) + dice.next() * 2 * hour
  const created = clock.ago(age)
  const hasPoint = !dice.chance(unlocatedShare)
  return {
    id: identity.id,
    user_id: identity.userId,
    title: identity.title,
    description: describe(facts, dice),
    address: identity.address ?? writeAddress(facts.locality, dice, facts.offer === 'family room'),
    latitude: hasPoint ? facts.point.lat : null,
    longitude: hasPoint ? facts.point.lng : null,
    rent: facts.rent,
    deposit: facts.deposit,
    bills_estimate: facts.bills,
    available_from: availableFrom(dice, clock),
    gender_preference: facts.gender,
    current_tenants: facts.tenants.now,
    max_tenants: facts.tenants.most,
    smoking_allowed: facts.smoking,
    pets_allowed: facts.pets,
    wifi_included: facts.wifi,
    alcohol_allowed: facts.alcohol,
    gym_access: facts.gym,
    swimming_pool: facts.pool,
    parking_available: facts.parking,
    security_deposit: facts.security,
    music_allowed: facts.music,
    custom_amenities: extrasOf(facts, dice),
    ...saidFacts(facts, dice.of('said')),
    created_at: created,
    updated_at: dice.chance(0.2) ? clock.ago(age * dice.next()) : created,
    // Listers of older rooms said this month that they are still on offer.
    confirmed_at: age < 28 * day ? created : clock.ago(dice.next() * 28 * day),
  }
}
