import { type Errors, type Form, judge, useForm } from '@basera/platform/web/form'
import {
  editedRoomFields,
  judgeRoomTogether,
  newRoomFields,
  type RoomCreation,
  type RoomEdit,
} from '@basera/rooms/contract'
import { type RoomField, type RoomValues, roomFields } from './room-values.ts'

/** New and edited rooms have different rules on purpose (rooms.rent-minimum, rooms.title-length). */
export type RoomFormMode = 'create' | 'edit'

export type RoomErrors = Errors<RoomField>

export interface RoomForm extends Form<RoomValues> {
  readonly mode: RoomFormMode
}

/** Errors of both coordinates show at the address. */
export const roomAliases = { latitude: 'address', longitude: 'address' } as const

const typedRoom = (values: RoomValues) => ({
  ...values,
  address: values.address.text,
  latitude: values.address.place?.latitude ?? null,
  longitude: values.address.place?.longitude ?? null,
  custom_amenities: [...values.custom_amenities, values.feature_typed],
})

const fieldsOf = { create: newRoomFields, edit: editedRoomFields }

const readRoom = (values: RoomValues, mode: RoomFormMode) =>
  judge(fieldsOf[mode], typedRoom(values), judgeRoomTogether)

export const brokenRules = (values: RoomValues, mode: RoomFormMode): RoomErrors =>
  readRoom(values, mode).errors

export const roomBody = (values: RoomValues): RoomCreation => readRoom(values, 'edit').body

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
/** Latitude and longitude are sent together. */
const partners: Readonly<Record<string, readonly string[]>> = {
  latitude: ['longitude'],
  longitude: ['latitude'],
}

/** Fields of `after` that differ from `before`: what an edit sends. */
export function roomChanges(before: RoomValues, after: RoomValues): RoomEdit {
  const was: Readonly<Record<string, unknown>> = { ...roomBody(before) }
  const is: Readonly<Record<string, unknown>> = { ...roomBody(after) }
  const changed = Object.keys(is).filter((name) => !isSame(was[name], is[name]))
  const sent = new Set(changed.flatMap((name) => [name, ...(partners[name] ?? [])]))
  return Object.fromEntries([...sent].map((name) => [name, is[name]]))
}

const groups = [
  ['current_tenants', 'max_tenants'],
  ['custom_amenities', 'feature_typed'],
  ['posted_by', 'brokerage'],
] as const

export function useRoomForm({
  initial,
  mode,
}: {
  readonly initial: RoomValues
  readonly mode: RoomFormMode
}): RoomForm {
  const check = (values: RoomValues) => brokenRules(values, mode)
  const form = useForm({ id: 'room', fields: roomFields, aliases: roomAliases, groups, check }, initial)
  return { ...form, mode }
}
