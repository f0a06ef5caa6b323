import { customAmenities, type RoomCreation, type RoomEdit } from '@basera/rooms/contract'
import type { RoomValues } from './room-values.ts'

/** What is sent for a form that breaks no rule: text trimmed, deposit and bills 0 while blank (marketplace 5). */
export function roomBody(values: RoomValues): RoomCreation {
  const { address, rent, deposit, bills_estimate, feature_typed, ...same } = values
  return {
    ...same,
    title: values.title.trim(),
    description: values.description.replaceAll(/\r\n?/g, '\n').trim() || null,
    address: address.text.trim(),
    latitude: address.place?.latitude ?? null,
    longitude: address.place?.longitude ?? null,
    rent: rent ?? 0,
    deposit: deposit ?? 0,
    bills_estimate: bills_estimate ?? 0,
    custom_amenities: customAmenities([...values.custom_amenities, feature_typed]),
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
/** Latitude and longitude are only good together. */
const partners: Readonly<Record<string, readonly string[]>> = {
  latitude: ['longitude'],
  longitude: ['latitude'],
}

/** The fields of `after` that differ from `before`: what an edit sends. Nothing when nothing was changed. */
export function roomChanges(before: RoomValues, after: RoomValues): RoomEdit {
  const was: Readonly<Record<string, unknown>> = { ...roomBody(before) }
  const is: Readonly<Record<string, unknown>> = { ...roomBody(after) }
  const changed = Object.keys(is).filter((name) => !isSame(was[name], is[name]))
  const sent = new Set(changed.flatMap((name) => [name, ...(partners[name] ?? [])]))
  return Object.fromEntries([...sent].map((name) => [name, is[name]]))
}
