import { todayInIndia } from '@basera/platform/web'
import {
  addressMax,
  amenitiesMax,
  amenityMax,
  billsMax,
  creationRentMin,
  customAmenities,
  depositMax,
  descriptionMax,
  editRentMin,
  rentMax,
  roomSentences as say,
  tenantsMax,
  titleMax,
  titleMin,
} from '@basera/rooms/contract'
import type { RoomField, RoomValues } from './room-values.ts'

/** A new room and an edited one obey different rules, on purpose (decisions 6). */
export type RoomFormMode = 'create' | 'edit'

/** Sentences of broken rules, by field. */
export type RoomErrors = Readonly<Partial<Record<RoomField, string>>>

const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u
const dayPattern = /^\d{4}-\d\d-\d\d$/

interface SumRule {
  readonly min: number
  readonly max: number
  readonly low: string
  readonly required?: string
}

function sumRule(sum: number | null, { min, max, low, required }: SumRule): string | undefined {
  if (sum === null || Number.isNaN(sum)) return required
  if (!Number.isSafeInteger(sum)) return say.amountWhole
  if (sum < min) return low
  return sum > max ? say.amountHigh : undefined
}

const rentRules: Readonly<Record<RoomFormMode, SumRule>> = {
  create: { min: creationRentMin, max: rentMax, low: say.rentLow, required: say.rentRequired },
  edit: { min: editRentMin, max: rentMax, low: say.editRentLow, required: say.editRentRequired },
}

/** Characters as the contract and the database count them: an emoji is one, where `length` says two. */
export const lengthOf = (text: string): number => [...text].length

function titleRule(typed: string, mode: RoomFormMode): string | undefined {
  const title = typed.trim()
  if (title === '') return say.titleRequired
  if (mode === 'create' && lengthOf(title) < titleMin) return say.titleShort
  if (lengthOf(title) > titleMax) return say.titleLong
  return oneLine.test(title) ? undefined : say.notText
}

/** The sentence for a description as typed; also while it is being typed (marketplace 5). */
export function descriptionRule(typed: string): string | undefined {
  const text = typed.replaceAll(/\r\n?/g, '\n').trim()
  if (lengthOf(text) > descriptionMax) return say.descriptionLong
  return manyLines.test(text) ? undefined : say.notText
}

function addressRule(typed: string): string | undefined {
  const address = typed.trim()
  if (address === '') return say.addressRequired
  if (lengthOf(address) > addressMax) return say.addressLong
  return oneLine.test(address) ? undefined : say.notText
}

/** An edited room keeps the day it has, a new one cannot be free from a past day, picked or typed (marketplace 5). */
function dayRule(day: string, mode: RoomFormMode): string | undefined {
  const known = new Date(dayPattern.test(day) ? `${day}T00:00:00Z` : '')
  // A day that a month does not have rolls over into the next one, or is none at all.
  const isKnown = !Number.isNaN(known.getTime()) && known.toISOString().startsWith(day)
  const isPast = mode === 'create' && day < todayInIndia()
  return isKnown && !isPast ? undefined : say.dateRequired
}

function tenantsRule(count: number, min: number, low: string): string | undefined {
  if (!Number.isSafeInteger(count)) return say.tenantsWhole
  if (count < min) return low
  return count > tenantsMax ? say.tenantsMany : undefined
}

function featureRule(feature: string): string | undefined {
  if (lengthOf(feature) > amenityMax) return say.amenityLong
  return oneLine.test(feature) ? undefined : say.notText
}

/** The sentence for the list of custom features (marketplace 5). */
export function featuresRule(typed: readonly string[]): string | undefined {
  const features = customAmenities(typed)
  const broken = features.map(featureRule).find((sentence) => sentence !== undefined)
  return broken ?? (features.length > amenitiesMax ? say.amenitiesMany : undefined)
}

function tenantsRules({ current_tenants: current, max_tenants: most }: RoomValues): RoomErrors {
  const low = tenantsRule(current, 0, say.currentTenantsNegative)
  const few = tenantsRule(most, 1, say.maxTenantsLow)
  const order = !low && !few && current > most ? say.tenantsOrder : undefined
  return named({ current_tenants: low ?? order, max_tenants: few })
}

const named = (errors: Partial<Record<RoomField, string | undefined>>): RoomErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence !== undefined))

/**
 * The sentences of all rules that `values` break (marketplace 5, decisions 6): those of the contract's schemas, without
 * the schema library. `room-rules.test.ts` holds them to the schemas.
 */
export function brokenRules(values: RoomValues, mode: RoomFormMode): RoomErrors {
  return named({
    title: titleRule(values.title, mode),
    description: descriptionRule(values.description),
    address: addressRule(values.address.text),
    rent: sumRule(values.rent, rentRules[mode]),
    deposit: sumRule(values.deposit, { min: 0, max: depositMax, low: say.depositNegative }),
    bills_estimate: sumRule(values.bills_estimate, { min: 0, max: billsMax, low: say.billsNegative }),
    available_from: dayRule(values.available_from, mode),
    ...tenantsRules(values),
    custom_amenities: featuresRule([...values.custom_amenities, values.feature_typed]),
  })
}
