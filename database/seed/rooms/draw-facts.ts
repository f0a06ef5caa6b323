import { type Dice, dice as seededDice } from '../base/dice.ts'
import { type CityPlaces, kmBetween, type Locality, type Spot } from '../base/gazetteer.ts'
import {
  billsOf,
  depositMonthsOf,
  depositOf,
  type Furnishing,
  type Offer,
  offers,
  rentOf,
} from '../base/rents.ts'

import type { ListerKind, PersonGender, RoomFacts } from './facts.ts'

const offersOf: Record<ListerKind, readonly (readonly [Offer, number])[]> = {
  owner: [
    ['family room', 4],
    ['studio', 3],
    ['1bhk', 4],
    ['2bhk', 2],
    ['flat room', 2],
    ['master room', 1],
  ],
  hostel: [
    ['shared bed', 3],
    ['pg double', 5],
    ['pg single', 4],
    ['coliving', 3],
  ],
  flatmate: [
    ['flat room', 7],
    ['master room', 3],
  ],
}

const isHome = (offer: Offer) => offer === 'studio' || offer === '1bhk' || offer === '2bhk'
const isShared = (offer: Offer) => offer === 'flat room' || offer === 'master room'

/** A hostel is for the same guests in all its rooms. */
function hostelGuests(listerId: string): RoomFacts['gender'] {
  const roll = seededDice(`guests/${listerId}`).next()
  return roll < 0.45 ? 'female' : roll < 0.85 ? 'male' : 'any'
}

function genderOf(dice: Dice, { kind, gender: lister, id }: FactsLister): RoomFacts['gender'] {
  if (kind === 'hostel') return hostelGuests(id)
  const roll = dice.next()
  if (kind === 'owner') return roll < 0.16 ? 'female' : roll < 0.26 ? 'male' : 'any'
  return roll < (lister === 'female' ? 0.62 : 0.38) ? lister : 'any'
}

function tenantsOf(dice: Dice, offer: Offer, bhk: number): RoomFacts['tenants'] {
  if (isShared(offer)) return { now: bhk - 1, most: bhk }
  const { beds } = offers[offer]
  if (isHome(offer)) return { now: 0, most: beds }
  if (offer === 'family room') return { now: 0, most: dice.int(1, 2) }
  return { now: dice.int(0, beds - 1), most: beds }
}

function rulesOf(dice: Dice, offer: Offer, gender: RoomFacts['gender']) {
  const shared = isShared(offer)
  const smoking = dice.chance(shared ? (gender === 'female' ? 0.12 : 0.3) : isHome(offer) ? 0.25 : 0.03)
  return {
    smoking,
    alcohol: dice.chance(shared ? 0.42 : isHome(offer) ? 0.4 : 0.04),
    pets: dice.chance(isHome(offer) ? 0.35 : shared ? 0.2 : 0.03),
    music: dice.chance(offer === 'family room' ? 0.4 : 0.72),
  }
}

const ungated: readonly Offer[] = ['family room', 'shared bed', 'pg double', 'pg single']

function comfortsOf(dice: Dice, offer: Offer, locality: Locality) {
  const good = locality.rentFactor > 1
  const gated = ungated.includes(offer) ? false : dice.chance(good ? 0.42 : 0.28)
  const gym = gated && dice.chance(0.55)
  const wifiChance = { owner: 0.28, flat: 0.78, hostel: 0.92 }
  const wifi =
    isHome(offer) || offer === 'family room'
      ? wifiChance.owner
      : isShared(offer)
        ? wifiChance.flat
        : wifiChance.hostel
  const floor = gated ? dice.int(0, 14) : dice.int(0, 4)
  return {
    gated,
    gym,
    floor,
    pool: gym && dice.chance(0.5),
    wifi: dice.chance(wifi),
    parking: dice.chance(gated ? 0.92 : 0.5),
    security: dice.chance(gated ? 0.95 : offer === 'pg double' || offer === 'coliving' ? 0.6 : 0.14),
    lift: gated ? floor > 1 || dice.chance(0.9) : floor > 2 && dice.chance(0.35),
    backup: dice.chance(gated ? 0.9 : 0.35),
    ac: dice.chance(good ? 0.5 : 0.24),
    attachedBath: offer === 'master room' || offer === 'coliving' || isHome(offer) || dice.chance(0.42),
    balcony: dice.chance(offer === 'shared bed' ? 0.1 : 0.36),
    vegKitchen: !isHome(offer) && dice.chance(0.27),
    meals:
      offer.startsWith('pg') || offer === 'shared bed'
        ? dice.chance(0.85)
        : offer === 'family room' && dice.chance(0.5),
  }
}

function pointIn(dice: Dice, locality: Locality): Omit<Spot, 'name'> {
  const spread = 0.0028
  const off = () => Math.max(-2.2, Math.min(2.2, dice.gauss())) * spread
  return { lat: Number((locality.lat + off()).toFixed(6)), lng: Number((locality.lng + off()).toFixed(6)) }
}

function nearest(dice: Dice, city: CityPlaces, point: Omit<Spot, 'name'>): RoomFacts['landmark'] {
  const within = { station: 1.8, campus: 3.5, 'office park': 4.5 }
  const near = city.landmarks
    .map((landmark) => ({ ...landmark, km: kmBetween(landmark, point) }))
    .filter(({ kind, km }) => km < within[kind])
    .sort((a, b) => a.km - b.km)
    .slice(0, 3)
  // What one can walk to is what one mentions.
  const [first] = near
  if (!first || first.km < 1.3) return first
  return dice.pick(near)
}

function nextDoorOf(dice: Dice, locality: Locality): string | undefined {
  const stem = locality.name.slice(0, 4)
  const near = locality.city.localities.filter(
    (other) => other.name.slice(0, 4) !== stem && kmBetween(other, locality) < 4,
  )
  return near.length > 0 ? dice.pick(near).name : undefined
}

const furnishingOf = (dice: Dice, kind: ListerKind): Furnishing => {
  const roll = dice.next()
  if (kind === 'hostel') return 'furnished'
  return roll < 0.4 ? 'furnished' : roll < 0.84 ? 'semi-furnished' : 'unfurnished'
}

interface FactsLister {
  readonly id: string
  readonly kind: ListerKind
  readonly gender: PersonGender
  /** Whether the room is in the part of town where they live. */
  readonly atHome: boolean
}

/** Draws one room of a lister in a part of town. */
export function drawFacts(dice: Dice, locality: Locality, lister: FactsLister): RoomFacts {
  // A room of one's own house is where that house is.
  const open = offersOf[lister.kind].filter(([offer]) => lister.atHome || offer !== 'family room')
  const [offer] = dice.weighted(open, ([, weight]) => weight)
  const furnishing = furnishingOf(dice, lister.kind)
  const comforts = comfortsOf(dice, offer, locality)
  const gender = genderOf(dice, lister)
  const bhk =
    offer === '1bhk'
      ? 1
      : offer === '2bhk'
        ? 2
        : dice.weighted([2, 3, 4], (size) => [0, 0, 4, 5, 1][size] ?? 0)
  const point = pointIn(dice, locality)
  const rent = rentOf(dice, locality, offer, furnishing)
  const depositMonths = depositMonthsOf(dice, locality.city, offer)
  return {
    locality,
    offer,
    listerKind: lister.kind,
    furnishing,
    bhk,
    gender,
    ...comforts,
    ...rulesOf(dice, offer, gender),
    tenants: tenantsOf(dice, offer, bhk),
    rent,
    depositMonths,
    deposit: depositOf(rent, depositMonths),
    bills: billsOf(dice, offer, comforts.wifi),
    point,
    landmark: nearest(dice, locality.city, point),
    nextDoor: nextDoorOf(dice, locality),
  }
}
