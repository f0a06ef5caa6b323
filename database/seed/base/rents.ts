import type { Dice } from './dice.ts'
import type { CityPlaces, Locality } from './gazetteer.ts'

export const offers = {
  'shared bed': { factor: 0.6, beds: 3 },
  'pg double': { factor: 0.75, beds: 2 },
  'pg single': { factor: 1.1, beds: 1 },
  'flat room': { factor: 1, beds: 1 },
  'master room': { factor: 1.2, beds: 2 },
  'family room': { factor: 0.82, beds: 1 },
  studio: { factor: 1.15, beds: 2 },
  '1bhk': { factor: 1.6, beds: 2 },
  '2bhk': { factor: 2.2, beds: 4 },
  coliving: { factor: 1.2, beds: 1 },
} as const
export type Offer = keyof typeof offers

export type Furnishing = 'furnished' | 'semi-furnished' | 'unfurnished'
const furnishingFactor: Record<Furnishing, number> = {
  furnished: 1.08,
  'semi-furnished': 1,
  unfurnished: 0.9,
}

/** The whole of what a month may cost in a city, in ₹: no demo room is outside. */
export const rentRange = (city: CityPlaces): readonly [number, number] => [city.base * 0.35, city.base * 3.4]

const roundTo = (value: number, step: number) => Math.max(step, Math.round(value / step) * step)

/** People ask for round sums: steps of ₹250 below 10,000, of ₹500 below 25,000, of ₹1,000 above. */
const roundRent = (rent: number) => roundTo(rent, rent < 10_000 ? 250 : rent < 25_000 ? 500 : 1000)

/** ₹ a month. */
export function rentOf(dice: Dice, locality: Locality, offer: Offer, furnishing: Furnishing): number {
  const plain = locality.city.base * locality.rentFactor * offers[offer].factor * furnishingFactor[furnishing]
  const [low, high] = rentRange(locality.city)
  const wobble = 1 + Math.max(-0.12, Math.min(0.12, dice.gauss() * 0.06))
  return roundRent(Math.min(high * 0.98, Math.max(low * 1.05, plain * wobble)))
}

const isHostel = (offer: Offer) => offer === 'shared bed' || offer === 'pg double' || offer === 'pg single'

/** Months of rent asked as deposit: hostels and shared homes ask little, whole flats what the city is used to. */
export function depositMonthsOf(dice: Dice, city: CityPlaces, offer: Offer): number {
  const [low, high] = city.depositMonths
  if (isHostel(offer)) return dice.chance(0.85) ? 1 : 2
  if (offer === 'coliving') return dice.int(1, 2)
  if (offer === '1bhk' || offer === '2bhk' || offer === 'studio')
    return dice.int(Math.ceil((low + high) / 2), high)
  return dice.int(low, Math.max(low, high - 1))
}

/** ₹, once. */
export const depositOf = (rent: number, months: number) => roundTo(rent * months, rent < 10_000 ? 500 : 1000)

/** ₹ a month for electricity, water, gas, internet and help; 0 when the rent covers them. */
export function billsOf(dice: Dice, offer: Offer, wifi: boolean): number {
  if (isHostel(offer)) return dice.chance(0.55) ? 0 : dice.int(3, 9) * 100
  if (offer === 'coliving') return dice.chance(0.7) ? 0 : dice.int(6, 12) * 100
  if (offer === 'family room') return dice.chance(0.3) ? 0 : dice.int(5, 14) * 100
  const size = offer === '2bhk' ? 2.2 : offer === '1bhk' ? 1.5 : 1
  return roundTo(dice.int(8, 17) * 100 * size + (wifi ? 300 : 0), 100)
}
